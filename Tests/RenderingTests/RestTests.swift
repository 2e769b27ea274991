import Geometry
import MockKit
import Raster
import Rendering
import Testing

/// Offset 0 is no offset.
@Suite struct Rest {
  private let disc = Path.ellipse(in: Rect(x: 10.3, y: 8.7, width: 20.1, height: 15.9))

  @Test func aLayerAtRestEqualsItsPictureDrawnDirectly() throws {
    let picture = DisplayNode.picture(Picture(path: disc, Color(hex: 0xC08040, alpha: 0.7)))
    let direct = try drawn(DisplayList([.paper, picture]))
    #expect(try drawn(DisplayList([.paper, .moved([picture])])) == direct)
    #expect(try drawn(DisplayList([.paper, .moved(id: 1, [.moved(id: 2, [picture])])])) == direct)
  }

  @Test func aWholePixelMoveIsACopy() throws {
    let picture = DisplayNode.picture(Picture(path: disc, .red))
    let rest = try drawn(DisplayList([.paper, .moved([picture])]))
    let moved = try drawn(DisplayList([.paper, .moved(by: Point(x: 7, y: -3), [picture])]))
    let area = PixelRect(minX: 9, minY: 7, maxX: 32, maxY: 26)
    #expect(moved.crop(area.offset(dx: 7, dy: -3)) == rest.crop(area))
  }

  @Test func aShakeBeginsAndEndsWithTheStill() throws {
    let nodes = [DisplayNode.picture(Picture(path: disc, .blue))]
    let still = try drawn(DisplayList([.paper, .moved(nodes)]))
    let renderer = FrameRenderer()
    for offset in [0, 0] + shakeOffsets + [0, 0, 0] {
      let list = DisplayList([.paper, .moved(by: Point(x: offset, y: 0), nodes)])
      let isStill = try renderer.render(list) == still
      #expect(isStill == (offset == 0))
    }
  }
}
