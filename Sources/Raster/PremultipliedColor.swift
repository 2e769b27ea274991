/// One pixel: 8-bit sRGB with each channel already multiplied by alpha.
///
/// Layout: four bytes, red first. The invariant `red, green, blue <= alpha` is the drawing
/// code's to keep.
public struct PremultipliedColor: Hashable, Sendable, BitwiseCopyable {
  /// Red times alpha.
  public var red: UInt8
  /// Green times alpha.
  public var green: UInt8
  /// Blue times alpha.
  public var blue: UInt8
  /// Opacity, 0 ... 255.
  public var alpha: UInt8

  /// A pixel from its four bytes.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Nothing at all.
  public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)
}
