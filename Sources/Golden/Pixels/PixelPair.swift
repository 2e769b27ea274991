import Raster

/// The two colours of one place, straight.
struct PixelPair {
  let expected: StraightColor
  let actual: StraightColor

  /// The colours of two premultiplied words, red in the lowest byte.
  init(_ expected: UInt32, _ actual: UInt32) {
    self.expected = Self.straight(expected)
    self.actual = Self.straight(actual)
  }

  static func straight(_ word: UInt32) -> StraightColor {
    let (red, green, blue, alpha) = (
      UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8),
      UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 24)
    )
    if alpha == 255 { return StraightColor(red: red, green: green, blue: blue, alpha: alpha) }
    return StraightColor(
      unpremultiplying: PremultipliedColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The largest difference of a channel in levels, 0 ... 255.
  ///
  /// A pixel without any alpha has no colour: against it alpha alone counts.
  var largestChannelDifference: Int {
    let alpha = Self.distance(expected.alpha, actual.alpha)
    if expected.alpha == 0 || actual.alpha == 0 { return alpha }
    return max(
      max(
        Self.distance(expected.red, actual.red), Self.distance(expected.green, actual.green)),
      max(Self.distance(expected.blue, actual.blue), alpha))
  }

  private static func distance(_ a: UInt8, _ b: UInt8) -> Int { Int(a > b ? a - b : b - a) }
}
