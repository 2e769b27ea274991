import Foundation
import Geometry
import MockKit
import Raster
import Rendering
import Testing

/// What turns, grows or skews is drawn through its transform, not resampled.
@Suite struct TransformedLayers {
  /// Turns and stretches about the middle of a canvas of 64 by 48.
  private func about(_ linear: Transform) -> Transform {
    .translation(x: 32, y: 24) * linear * .translation(x: -32, y: -24)
  }

  private func turn(degrees: Double, scale: Double = 1) -> Transform {
    let angle = degrees * .pi / 180
    return Transform(
      a: cos(angle) * scale, b: sin(angle) * scale, c: -sin(angle) * scale, d: cos(angle) * scale,
      tx: 0, ty: 0)
  }

  /// How much of a pixel the image of `box` covers, by 64 times 64 samples.
  private func coverage(of box: Rect, through transform: Transform, x: Int, y: Int) throws -> Double
  {
    let inverse = try #require(transform.inverse)
    var inside = 0
    for row in 0..<64 {
      for column in 0..<64 {
        let point = inverse.apply(
          to: Point(
            x: Double(x) + (Double(column) + 0.5) / 64, y: Double(y) + (Double(row) + 0.5) / 64))
        if point.x >= box.minX, point.x < box.maxX, point.y >= box.minY, point.y < box.maxY {
          inside += 1
        }
      }
    }
    return Double(inside) / 4096
  }

  @Test(arguments: [(7.0, 1.0), (45, 1), (90, 1), (-30, 1.3), (0, 1.5), (0, 0.3)])
  func coverageIsExact(degrees: Double, scale: Double) throws {
    let box = Rect(x: 20.25, y: 15, width: 24, height: 17.5)
    let transform = about(turn(degrees: degrees, scale: scale))
    let pixmap = try drawn(
      DisplayList([
        .paper,
        .transformed(by: transform, [.picture(Picture(box: box, .black))]),
      ]))
    for y in stride(from: 0, to: 48, by: 3) {
      for x in 0..<64 {
        let expected = 255 * (1 - (try coverage(of: box, through: transform, x: x, y: y)))
        // 2 of 255 for the coverage, and what 4096 samples can be wrong by on a slanted edge.
        #expect(abs(Double(pixmap[x, y].red) - expected) <= 4, "\(x), \(y)")
      }
    }
  }

  @Test func aLayerInsideIsDrawnThroughItsParentsTransform() throws {
    // Half a point is a whole pixel here: a resampled layer would have soft edges.
    let child = DisplayNode.moved(id: 2, by: Point(x: 0.5, y: 0), [.box(10, 10, 5, 5)])
    let pixmap = try drawn(
      DisplayList([.paper, .transformed(id: 1, by: .scale(x: 2, y: 2), [child])]))
    #expect(pixmap == (try drawn(DisplayList([.paper, .box(21, 20, 10, 10)]))))
  }

  @Test func aSkewedChildInAMovedParentIsMovedWithIt() throws {
    let skew = Transform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let child = DisplayNode.transformed(id: 2, by: skew, [.box(10, 10, 10, 10)])
    let rest = try drawn(DisplayList([.paper, .moved(id: 1, [child])]))
    let moved = try drawn(DisplayList([.paper, .moved(id: 1, by: Point(x: 6, y: 0), [child])]))
    let area = PixelRect(minX: 8, minY: 8, maxX: 40, maxY: 24)
    #expect(moved.crop(area.offset(dx: 6, dy: 0)) == rest.crop(area))
  }

  @Test func aGroupThatTurnsIsStillOneGroup() throws {
    let boxes = [DisplayNode.box(10, 10, 20, 20), .box(20, 20, 20, 20)]
    let pixmap = try drawn(
      DisplayList([.paper, .transformed(by: about(turn(degrees: 20)), opacity: 0.5, boxes)]))
    let darkest = pixmap.pixels.map(\.red).min()
    #expect(darkest == 127)
  }

  @Test func aTurnEndsWithTheStill() throws {
    let nodes = [DisplayNode.box(20.3, 15.2, 20, 10, .red)]
    let still = try drawn(DisplayList([.paper, .moved(nodes)]))
    let renderer = FrameRenderer()
    for degrees in [0.0, 3, -2, 1, 0] {
      let layer = DisplayNode.transformed(
        by: degrees == 0 ? .identity : about(turn(degrees: degrees)), nodes)
      #expect((try renderer.render(DisplayList([.paper, layer])) == still) == (degrees == 0))
    }
  }
}
