import Geometry
import Raster
import TestSupport
import Testing

extension Pixmap {
  /// A picture whose size is known to be legal.
  static func make(
    _ width: Int, _ height: Int, filledWith color: PremultipliedColor = .clear
  ) throws -> Pixmap {
    try #require(Pixmap(width: width, height: height, filledWith: color))
  }

  /// A picture of random premultiplied pixels: a third clear, a third opaque, a third between.
  static func noise(_ width: Int, _ height: Int, seed: UInt64) throws -> Pixmap {
    var random = SeededGenerator(seed: seed)
    var result = try make(width, height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha: UInt8 =
          switch Int.random(in: 0..<3, using: &random) {
          case 0: 0
          case 1: 255
          default: UInt8.random(in: 0...255, using: &random)
          }
        result[x, y] = PremultipliedColor(
          red: UInt8.random(in: 0...alpha, using: &random),
          green: UInt8.random(in: 0...alpha, using: &random),
          blue: UInt8.random(in: 0...alpha, using: &random), alpha: alpha)
      }
    }
    return result
  }

  /// Left and right exchanged.
  var mirrored: Pixmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[width - 1 - x, y] }
    }
    return result
  }

  /// One row's red channel.
  func redRow(_ y: Int) -> [UInt8] { (0..<width).map { self[$0, y].red } }

  /// One column's red channel.
  func redColumn(_ x: Int) -> [UInt8] { (0..<height).map { self[x, $0].red } }
}

extension PremultipliedColor {
  static let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
  static let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  /// Red, green, blue, alpha.
  var channels: [Int] { [Int(red), Int(green), Int(blue), Int(alpha)] }
}

/// Compares every pixel's channels with what a test expects there; reports the first that differs.
func expectPixels(
  of picture: Pixmap, within tolerance: Double = 0,
  sourceLocation: SourceLocation = #_sourceLocation, are expected: (Int, Int) -> [Double]
) {
  for y in 0..<picture.height {
    for x in 0..<picture.width {
      let want = expected(x, y)
      let got = picture[x, y].channels
      for (a, b) in zip(got, want) where !((Double(a) - b).magnitude <= tolerance) {
        Issue.record(
          "pixel \(x), \(y) is \(got), not \(want)", sourceLocation: sourceLocation)
        return
      }
    }
  }
}

/// Compares every pixel with what a test expects there; reports the first that differs.
func expectPixels(
  of picture: Pixmap, sourceLocation: SourceLocation = #_sourceLocation,
  are expected: (Int, Int) -> PremultipliedColor
) {
  expectPixels(of: picture, sourceLocation: sourceLocation) { x, y in
    expected(x, y).channels.map(Double.init)
  }
}
