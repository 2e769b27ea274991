/// The four channels of a pixel in two words, 32 bits each, for sums of products with weights that
/// add up to 65 536.
struct WideLanes: BitwiseCopyable {
  /// Red and blue.
  private var even: UInt64
  /// Green and alpha.
  private var odd: UInt64

  private static let half: UInt64 = 0x0000_8000_0000_8000

  /// A pixel's channels times a weight.
  @inline(__always)
  init(_ pixel: UInt32, _ weight: UInt32) {
    let pixel = UInt64(pixel)
    let weight = UInt64(weight)
    even = ((pixel & 0xFF) | (pixel & 0xFF_0000) << 16) &* weight
    odd = ((pixel >> 8 & 0xFF) | (pixel & 0xFF00_0000) << 8) &* weight
  }

  /// The sum with another pixel's channels times a weight.
  @inline(__always)
  func adding(_ pixel: UInt32, _ weight: UInt32) -> WideLanes {
    let other = WideLanes(pixel, weight)
    var sum = self
    sum.even &+= other.even
    sum.odd &+= other.odd
    return sum
  }

  /// The pixel, every channel rounded to nearest.
  @inline(__always) var dividedBy65536: PremultipliedColor {
    let even = (even &+ Self.half) >> 16
    let odd = (odd &+ Self.half) >> 16
    let pixel =
      (even & 0xFF) | (odd & 0xFF) << 8 | (even >> 16 & 0xFF_0000) | (odd >> 8 & 0xFF00_0000)
    return PremultipliedColor(word: UInt32(truncatingIfNeeded: pixel))
  }
}
