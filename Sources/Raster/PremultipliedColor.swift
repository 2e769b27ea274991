/// One pixel: 8-bit sRGB with each channel already multiplied by alpha.
///
/// Layout: four bytes, red first. The invariant `red, green, blue <= alpha` is the drawing
/// code's to keep.
public struct PremultipliedColor: Hashable, Sendable, BitwiseCopyable {
  /// The four bytes as one little-endian word, for which every supported machine has the right
  /// byte order.
  var word: UInt32

  @inline(__always)
  init(word: UInt32) { self.word = word }

  /// A pixel from its four bytes.
  @inline(__always)
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    word = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Red times alpha.
  public var red: UInt8 {
    @inline(__always) get { UInt8(truncatingIfNeeded: word) }
    set { word = word & 0xFFFF_FF00 | UInt32(newValue) }
  }

  /// Green times alpha.
  public var green: UInt8 {
    @inline(__always) get { UInt8(truncatingIfNeeded: word >> 8) }
    set { word = word & 0xFFFF_00FF | UInt32(newValue) << 8 }
  }

  /// Blue times alpha.
  public var blue: UInt8 {
    @inline(__always) get { UInt8(truncatingIfNeeded: word >> 16) }
    set { word = word & 0xFF00_FFFF | UInt32(newValue) << 16 }
  }

  /// Opacity, 0 ... 255.
  public var alpha: UInt8 {
    @inline(__always) get { UInt8(truncatingIfNeeded: word >> 24) }
    set { word = word & 0x00FF_FFFF | UInt32(newValue) << 24 }
  }

  /// Nothing at all.
  public static let clear = PremultipliedColor(word: 0)
}
