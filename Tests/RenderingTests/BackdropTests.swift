import Foundation
import Geometry
import MockKit
import Raster
import Rendering
import Testing

/// A backdrop blurs what is below it, inside its outline.
@Suite struct Backdrops {
  private let frame = Rect(x: 10, y: 10, width: 40, height: 28)

  private func backdrop(
    sigma: Double = 4, saturation: Double = 1, tint: Color = .clear, opacity: Double = 1
  ) -> DisplayNode {
    .backdrop(
      Backdrop(
        path: .rect(frame), sigma: sigma, saturation: saturation, tint: tint, opacity: opacity))
  }

  /// Black left of x = 30, white right of it.
  private let step = [DisplayNode.paper, .box(0, 0, 30, 48)]

  /// The step blurred: white's share at the middle of a column.
  private func blurred(_ x: Int, sigma: Double) -> Double {
    255 * 0.5 * (1 + erf((Double(x) + 0.5 - 30) / (sigma * 2.0.squareRoot())))
  }

  @Test(arguments: [1.0, 2.5, 4]) func anEdgeBecomesAGaussiansIntegral(sigma: Double) throws {
    let pixmap = try drawn(DisplayList(step + [backdrop(sigma: sigma)]))
    for x in 10..<50 {
      // 3 of 255 is what the blur promises.
      #expect(abs(Double(pixmap[x, 24].red) - blurred(x, sigma: sigma)) <= 3, "column \(x)")
    }
  }

  @Test func nothingChangesOutsideTheOutline() throws {
    let plain = try drawn(DisplayList(step))
    let difference = try drawn(DisplayList(step + [backdrop()])).difference(from: plain)
    #expect(!difference.isEmpty)
    #expect(difference.union(PixelRect(covering: frame)) == PixelRect(covering: frame))
  }

  @Test func anEvenGroundStaysEven() throws {
    let ground = DisplayNode.box(0, 0, 64, 48, Color(hex: 0x3366CC))
    let plain = try drawn(DisplayList([ground]))
    #expect(try drawn(DisplayList([ground, backdrop(sigma: 9)])) == plain)
  }

  @Test func theTintLiesOverTheBlur() throws {
    let ground = DisplayNode.box(0, 0, 64, 48, .black)
    let half = Color(white: 1, alpha: 0.6)
    let pixmap = try drawn(DisplayList([ground, backdrop(tint: half)]))
    #expect(pixmap[30, 24].red == 153)
    let faded = try drawn(DisplayList([ground, backdrop(tint: half, opacity: 0.5)]))
    // 153 · 128 / 255.
    #expect(faded[30, 24].red == 77)
  }

  @Test func saturationZeroIsGrey() throws {
    let ground = DisplayNode.box(0, 0, 64, 48, Color(hex: 0xC04020))
    let pixel = try drawn(DisplayList([ground, backdrop(saturation: 0)]))[30, 24]
    #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
  }

  @Test func whatIsAboveIsNotBlurred() throws {
    let above = DisplayNode.box(25, 20, 10, 10, .red)
    let pixmap = try drawn(DisplayList([.paper, backdrop(), above]))
    #expect(pixmap[25, 20] == PremultipliedColor(.red))
    #expect(pixmap[24, 20] == PremultipliedColor(.white))
  }

  @Test func inALayerItSeesTheCanvasBelow() throws {
    let inRoot = try drawn(DisplayList(step + [backdrop()]))
    let inLayer = try drawn(DisplayList(step + [.moved([backdrop()])]))
    #expect(inLayer == inRoot)
    let faded = try drawn(DisplayList(step + [.moved(opacity: 0.5, [backdrop()])]))
    let plain = try drawn(DisplayList(step))
    for x in 10..<50 {
      let mix = (Double(inRoot[x, 24].red) * 128 + Double(plain[x, 24].red) * 127) / 255
      #expect(abs(Double(faded[x, 24].red) - mix) <= 1)
    }
  }

  @Test func inALayerItSeesWhatIsBelowItsPlaceNow() throws {
    for offset in [0.0, 5, -7.5] {
      let layer = DisplayNode.moved(by: Point(x: offset, y: 0), [backdrop(sigma: 3)])
      let pixmap = try drawn(DisplayList(step + [layer]))
      for x in (Int(10 + offset) + 1)..<Int(50 + offset) {
        #expect(abs(Double(pixmap[x, 24].red) - blurred(x, sigma: 3)) <= 3)
      }
      #expect(pixmap[9 + Int(offset.rounded(.down)), 24] == PremultipliedColor(.black))
    }
  }

  @Test func inALayerItSeesTheLayersOwnNodesToo() throws {
    let layer = DisplayNode.moved([.box(0, 0, 30, 48), backdrop()])
    let pixmap = try drawn(DisplayList([.paper, layer]))
    for x in 10..<50 {
      #expect(abs(Double(pixmap[x, 24].red) - blurred(x, sigma: 4)) <= 3, "column \(x)")
    }
  }
}
