import Geometry
import MockKit
import Raster
import Rendering
import Testing

/// Bugs that users of comparable tools reported, each as a case with an answer that can be checked.
@Suite struct Regressions {
  // memononen/nanovg#487, linebender/vello#49, typst/typst#3432: a hairline of the background
  // between shapes that touch.
  @Test(arguments: [0, 3, 0.5]) func touchingBoxesShowNoSeam(offset: Double) throws {
    let ground = DisplayNode.box(0, 0, 100, 48)
    let boxes = [DisplayNode.box(20, 10, 30, 20, .white), .box(50, 10, 30, 20, .white)]
    let pixmap = try drawn(
      DisplayList(width: 100, [ground, .moved(by: Point(x: offset, y: 0), boxes)]))
    for x in 48...54 { #expect(pixmap[x, 20] == PremultipliedColor(.white)) }
  }

  // andreamazz/UIView-Shake#17, rubymotion-community/sugarcube#86: a shake forgets where its view is.
  @Test func aShakeStartsFromTheViewsOwnPlace() throws {
    let view = [
      DisplayNode.picture(
        Picture(path: .ellipse(in: Rect(x: 0, y: 0, width: 20, height: 14)), .black))
    ]
    let places: [(rest: Transform, container: Transform)] = [
      (.translation(x: 40, y: 10), .identity),
      (.translation(x: 20, y: 5), .translation(x: 8, y: 4)),
      (.translation(x: 20, y: 5), .scale(x: 2, y: 2)),
    ]
    for (rest, container) in places {
      func shaken(_ points: Double) throws -> Pixmap {
        let layer = DisplayNode.moved(id: 2, by: Point(x: points, y: 0), rest: rest, view)
        return try drawn(
          DisplayList(width: 120, height: 60, [.paper, .moved(id: 1, rest: container, [layer])]))
      }
      let still = try shaken(0)
      let centre = try #require(still.inkCentroid)
      for offset in shakeOffsets {
        let moved = try #require(try shaken(offset).inkCentroid)
        #expect(abs(moved.x - centre.x - offset * container.a) < 0.02)
      }
      let box = PixelRect(minX: 20, minY: 0, maxX: 100, maxY: 60)
      for whole in [-8, 5, 10] {
        let pixels = whole * Int(container.a)
        #expect(
          try shaken(Double(whole)).crop(box.offset(dx: pixels, dy: 0)) == still.crop(box))
      }
    }
  }

  // andreamazz/UIView-Shake#1, andreamazz/UITextField-Shake#5: the view stays displaced at the end.
  @Test(arguments: [Point(x: 1, y: 0), Point(x: 0, y: 1)], 1...10)
  func afterTheShakeTheFrameIsTheStill(direction: Point, count: Int) throws {
    let nodes = [
      DisplayNode.picture(
        Picture(path: .ellipse(in: Rect(x: 20.3, y: 15, width: 21, height: 14)), .red))
    ]
    let rest = Transform.translation(x: 1.7, y: -0.3)
    let still = try drawn(DisplayList([.paper, .moved(rest: rest, nodes)]))
    let renderer = FrameRenderer()
    let strokes = (0..<count).map { $0 % 2 == 0 ? 5.0 : -5 }
    for offset in [0] + strokes + [0, 0, 0, 0, 0] {
      let list = DisplayList([.paper, .moved(by: direction * offset, rest: rest, nodes)])
      #expect((try renderer.render(list) == still) == (offset == 0))
    }
  }
}
