import Geometry
import Raster
import Testing

/// Layers that move in steps of 1/256 px.
@Suite struct LayerTests {
  /// The layer's pixels at a place, by the definition of bilinear resampling, in 1/65 536.
  static func sum(_ layer: Pixmap, x: Int, y: Int, fx: Int, fy: Int, channel: Int) -> Int {
    func value(_ u: Int, _ v: Int) -> Int {
      let isInside = u >= 0 && v >= 0 && u < layer.width && v < layer.height
      return isInside ? layer[u, v].channels[channel] : 0
    }
    return (256 - fx) * (256 - fy) * value(x, y) + fx * (256 - fy) * value(x - 1, y)
      + (256 - fx) * fy * value(x, y - 1) + fx * fy * value(x - 1, y - 1)
  }

  @Test(arguments: [(0, 77), (128, 0), (1, 255), (200, 31), (255, 255)])
  func aLayerBetweenPixelsIsTheBilinearResample(_ fx: Int, _ fy: Int) throws {
    let layer = try Pixmap.noise(13, 7, seed: UInt64(fx))
    var canvas = try Pixmap.make(20, 14)
    canvas.draw(layer, at: SubpixelPoint(x: 3 * 256 + fx, y: 2 * 256 + fy))
    expectPixels(of: canvas) { x, y in
      (0..<4).map { channel in
        let sum = Self.sum(layer, x: x - 3, y: y - 2, fx: fx, fy: fy, channel: channel)
        return Double((sum + 32_768) / 65_536)
      }
    }
  }

  @Test func aLayerAtWholePixelsIsPlainSourceOver() throws {
    let layer = try Pixmap.noise(21, 9, seed: 1)
    let below = try Pixmap.noise(30, 20, seed: 2)
    var canvas = below
    canvas.draw(layer, at: SubpixelPoint(x: -4 * 256, y: 5 * 256))
    expectPixels(of: canvas) { x, y in
      let (u, v) = (x + 4, y - 5)
      let isInside = u < 21 && v >= 0 && v < 9
      return Self.over(isInside ? layer[u, v] : .clear, below[x, y])
    }
  }

  static func over(_ source: PremultipliedColor, _ below: PremultipliedColor) -> [Double] {
    zip(source.channels, below.channels).map { s, d in
      Double(s + (d * (255 - Int(source.alpha)) + 127) / 255)
    }
  }

  @Test(arguments: [0, 100]) func aLayerOverTransparencyAtRestIsItself(_ seed: UInt64) throws {
    let layer = try Pixmap.noise(17, 11, seed: seed)
    var canvas = try Pixmap.make(17, 11)
    canvas.draw(layer, at: SubpixelPoint(x: 0, y: 0))
    #expect(canvas == layer)
  }

  @Test func aLayerIsCutByMaskAndLimits() throws {
    let layer = try Pixmap.make(40, 40, filledWith: .white)
    let clip = Mask(
      .rect(Rect(x: 4, y: 4, width: 8.5, height: 8)), within: PixelRect(width: 20, height: 20))
    for origin in [SubpixelPoint(x: -512, y: -512), SubpixelPoint(x: -500, y: -390)] {
      var canvas = try Pixmap.make(20, 20)
      canvas.draw(
        layer, at: origin, clip: clip, within: PixelRect(minX: 6, minY: 5, maxX: 20, maxY: 20))
      expectPixels(of: canvas) { x, y in
        let isInside = x >= 6 && y >= 5
        return Array(repeating: isInside ? Double(clip[x, y]) : 0, count: 4)
      }
    }
  }

  @Test(arguments: [Int.min, -1 << 40, 1 << 40, Int.max])
  func aLayerFarOutsideDrawsNothing(_ steps: Int) throws {
    let layer = try Pixmap.make(4, 4, filledWith: .white)
    var canvas = try Pixmap.make(8, 8)
    canvas.draw(layer, at: SubpixelPoint(x: steps, y: 0))
    canvas.draw(layer, at: SubpixelPoint(x: 0, y: steps))
    #expect(try canvas == .make(8, 8))
  }

  @Test(arguments: [
    (0.0, 0), (0.001, 0), (0.002, 1), (-0.002, -1), (1.5, 384), (-10.25, -2624),
    (Double.nan, 0), (1e300, 1 << 38), (-Double.infinity, -1 << 38),
  ]) func placesAreRoundedToSteps(_ pixels: Double, _ steps: Int) {
    #expect(SubpixelPoint(rounding: pixels, y: pixels) == SubpixelPoint(x: steps, y: steps))
  }

  @Test func aDarkLayersCentreMovesByItsOffset() throws {
    var layer = try Pixmap.make(10, 6)
    layer.replace(PixelRect(minX: 2, minY: 1, maxX: 8, maxY: 5), with: .black)
    for step in stride(from: 0, through: 256, by: 16) {
      var canvas = try Pixmap.make(12, 6)
      canvas.draw(layer, at: SubpixelPoint(x: step, y: 0))
      let row = (0..<12).map { Double(canvas[$0, 3].alpha) }
      let mass = row.reduce(0, +)
      let moment = zip(row, 0...).reduce(0) { $0 + $1.0 * (Double($1.1) + 0.5) }
      // Two edge pixels rounded by half a grey level, 3.5 px from the centre, of 6 · 255.
      #expect((moment / mass - 5 - Double(step) / 256).magnitude < 0.003)
    }
  }
}
