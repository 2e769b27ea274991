import Geometry
import MockKit
import Raster
import Rendering
import Testing

/// A layer is composited by itself, then cut, shadowed, faded and moved as one.
@Suite struct Layers {
  @Test func opacityFadesTheGroupAndNotItsParts() throws {
    let boxes = [DisplayNode.box(10, 10, 20, 20), .box(20, 20, 20, 20)]
    let pixmap = try drawn(DisplayList([.paper, .moved(opacity: 0.5, boxes)]))
    // 255 · (1 - 128/255), once for all of the group.
    for place in [(12, 12), (25, 25), (38, 38)] {
      #expect(pixmap[place.0, place.1].red == 127)
    }
  }

  @Test func touchingShapesShowNoSeamWhenMovedAsOne() throws {
    // Fractional edges inside a layer are composited before the layer is.
    let halves = [DisplayNode.box(10, 10, 10, 20, .white), .box(20, 10, 10, 20, .white)]
    let black = DisplayNode.box(0, 0, 64, 48)
    let pixmap = try drawn(DisplayList([black, .moved(by: Point(x: 0.5, y: 0), halves)]))
    for x in 11..<30 { #expect(pixmap[x, 15] == PremultipliedColor(.white)) }
  }

  @Test func theClipHoldsWhileAChildMoves() throws {
    let clip = Path.rect(Rect(x: 10, y: 10, width: 20, height: 20))
    for offset in [-12.0, -0.5, 0, 3.25, 12] {
      let child = DisplayNode.moved(id: 2, by: Point(x: offset, y: 0), [.box(5, 15, 30, 10)])
      let pixmap = try drawn(DisplayList([.paper, .moved(id: 1, clip: clip, [child])]))
      for y in 0..<48 {
        for x in 0..<64 where !(10..<30).contains(x) {
          #expect(pixmap[x, y] == PremultipliedColor(.white))
        }
      }
      #expect(pixmap[18, 20] == PremultipliedColor(.black))
    }
  }

  @Test func theClipMovesWithItsLayer() throws {
    let clip = Path.ellipse(in: Rect(x: 10.5, y: 10, width: 20, height: 20))
    let nodes = [DisplayNode.box(0, 0, 40, 40, .blue)]
    let rest = try drawn(DisplayList([.paper, .moved(clip: clip, nodes)]))
    let moved = try drawn(
      DisplayList([.paper, .moved(by: Point(x: 9, y: 4), clip: clip, nodes)]))
    let area = PixelRect(minX: 9, minY: 9, maxX: 33, maxY: 32)
    #expect(moved.crop(area.offset(dx: 9, dy: 4)) == rest.crop(area))
  }

  @Test func theListsOwnClipCutsAllOfTheCanvas() throws {
    var list = DisplayList(scale: 2, [.paper, .box(0, 0, 64, 10)])
    list.clip = .rect(Rect(x: 8, y: 4, width: 40, height: 40.25))
    let pixmap = try drawn(list)
    #expect(pixmap[15, 30] == .clear && pixmap[16, 7] == .clear && pixmap[96, 30] == .clear)
    #expect(pixmap[16, 8] == PremultipliedColor(.black))
    #expect(pixmap[95, 40] == PremultipliedColor(.white))
    // Half of the last row is inside.
    #expect(pixmap[50, 88] == PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 128))
  }

  @Test func theClipIsAntialiased() throws {
    let clip = Path.rect(Rect(x: 10.25, y: 10, width: 20, height: 20))
    let pixmap = try drawn(DisplayList([.paper, .moved(clip: clip, [.box(0, 0, 40, 40)])]))
    // Three quarters of column 10 are inside.
    #expect(pixmap[10, 20].red == 64)
    #expect(pixmap[30, 20].red == 191)
  }

  @Test func theShadowMovesAlong() throws {
    let look = DisplayItem.Silhouette(
      color: Color(white: 0, alpha: 0.5), sigma: 2, offset: Point(x: 1, y: 3))
    let nodes = [DisplayNode.box(15, 15, 12, 8, .red)]
    let rest = try drawn(DisplayList([.paper, .moved(shadow: look, nodes)]))
    let moved = try drawn(
      DisplayList([.paper, .moved(by: Point(x: 20, y: 5), shadow: look, nodes)]))
    let area = PixelRect(minX: 8, minY: 10, maxX: 36, maxY: 34)
    #expect(rest.crop(area).contains { $0 != PremultipliedColor(.white) && $0.red < 255 })
    #expect(moved.crop(area.offset(dx: 20, dy: 5)) == rest.crop(area))
  }

  @Test func theShadowIsCastByAllThatIsInside() throws {
    let look = DisplayItem.Silhouette(color: .black, sigma: 0, offset: Point(x: 0, y: 20))
    for offset in [0.0, 6] {
      let child = DisplayNode.moved(id: 2, by: Point(x: offset, y: 0), [.box(20, 5, 10, 10, .red)])
      let pixmap = try drawn(DisplayList([.paper, .moved(id: 1, shadow: look, [child])]))
      #expect(pixmap[25 + Int(offset), 30] == PremultipliedColor(.black))
      #expect(pixmap[19 + Int(offset), 30] == PremultipliedColor(.white))
      #expect(pixmap[25 + Int(offset), 10] == PremultipliedColor(.red))
    }
  }

  @Test func theShadowFadesWithItsLayer() throws {
    let look = DisplayItem.Silhouette(color: .black, sigma: 0, offset: Point(x: 0, y: 20))
    let pixmap = try drawn(
      DisplayList([.paper, .moved(opacity: 0.5, shadow: look, [.box(20, 5, 10, 10)])]))
    #expect(pixmap[25, 30].red == 127)
  }

  @Test func whatFollowsAChildStaysAboveIt() throws {
    let border = DisplayNode.box(20, 0, 2, 48, .blue)
    let renderer = FrameRenderer()
    for offset in [0.0, 4, 9.5, 12, 2] {
      let child = DisplayNode.moved(id: 2, by: Point(x: offset, y: 0), [.box(5, 10, 10, 10, .red)])
      let card = DisplayNode.moved(id: 1, [.box(2, 2, 40, 40, .white), child, border])
      let pixmap = try renderer.render(DisplayList([.paper, card]))
      for y in 0..<42 { #expect(pixmap[20, y] == PremultipliedColor(.blue)) }
    }
  }

  @Test func aLayerThatRestsFarAwayIsWholeWhenItComesIn() throws {
    let picture = DisplayNode.picture(
      Picture(path: .ellipse(in: Rect(x: 10, y: 10, width: 30, height: 20)), .red))
    let place = try drawn(DisplayList([.paper, .moved([picture])]))
    for distance in [70.0, 700, 5000, 100_000] {
      let away = Transform.translation(x: -distance, y: distance)
      let inside = DisplayNode.moved(
        by: Point(x: distance, y: -distance), rest: away, [picture])
      #expect(try drawn(DisplayList([.paper, inside])) == place)
      let parent = DisplayNode.moved(
        id: 2, by: Point(x: distance, y: 0), rest: .translation(x: -distance, y: 0),
        [
          .moved(
            id: 1, by: Point(x: 0, y: -distance), rest: .translation(x: 0, y: distance), [picture])
        ])
      #expect(try drawn(DisplayList([.paper, parent])) == place)
    }
  }

  @Test func aShadowFallsInFromOutside() throws {
    let look = DisplayItem.Silhouette(color: .black, sigma: 0, offset: Point(x: 0, y: 60))
    let pixmap = try drawn(DisplayList([.paper, .moved(shadow: look, [.box(20, -50, 10, 20)])]))
    #expect(pixmap[25, 20] == PremultipliedColor(.black))
    #expect(pixmap[25, 31] == PremultipliedColor(.white))
  }
}
