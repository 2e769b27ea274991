import Raster

/// One or more opaque pixels, added up.
struct OpaqueRGB {
  private var red: UInt32
  private var green: UInt32
  private var blue: UInt32

  /// A pixel over white.
  init(_ pixel: PremultipliedColor) {
    let white = 255 &- UInt32(pixel.alpha)
    red = UInt32(pixel.red) &+ white
    green = UInt32(pixel.green) &+ white
    blue = UInt32(pixel.blue) &+ white
  }

  static func + (a: OpaqueRGB, b: OpaqueRGB) -> OpaqueRGB {
    var sum = a
    sum.red &+= b.red
    sum.green &+= b.green
    sum.blue &+= b.blue
    return sum
  }

  // BT.709: Y = 0.2126 R + 0.7152 G + 0.0722 B, Cb = (B - Y) / 1.8556, Cr = (R - Y) / 1.5748, with
  // R, G, B of 0 ... 1; samples are 16 + 219 Y, 128 + 224 Cb, 128 + 224 Cr. Below each fraction is
  // in lowest terms, so that no step passes 32 bits.

  /// The Y sample of a single pixel: 16 + 73 (1063 R + 3576 G + 361 B) / 425000.
  var luma: UInt8 {
    let weighted = 1063 &* red &+ 3576 &* green &+ 361 &* blue
    return UInt8(truncatingIfNeeded: 16 &+ (146 &* weighted &+ 425_000) / 850_000)
  }

  /// The Cb sample of eight: 128 + 112 (4639 B - 1063 R - 3576 G) / (255 * 4639 * 8).
  var blueness: UInt8 {
    Self.chroma(4639 &* blue &- 1063 &* red &- 3576 &* green, divisor: 255 * 4639 * 8)
  }

  /// The Cr sample of eight: 128 + 112 (3937 R - 3576 G - 361 B) / (255 * 3937 * 8).
  var redness: UInt8 {
    Self.chroma(3937 &* red &- 3576 &* green &- 361 &* blue, divisor: 255 * 3937 * 8)
  }

  /// `difference` may be negative, wrapped around; the whole numerator never is.
  @inline(__always)
  private static func chroma(_ difference: UInt32, divisor: UInt32) -> UInt8 {
    let numerator = 112 &* difference &+ 128 &* divisor &+ divisor / 2
    return UInt8(truncatingIfNeeded: numerator / divisor)
  }
}
