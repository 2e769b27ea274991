/// A straight (not premultiplied) sRGB colour, each component 0 ... 1, gamma encoded.
public struct Color: Hashable, Sendable, BitwiseCopyable {
  /// Red, 0 ... 1.
  public var red: Double
  /// Green, 0 ... 1.
  public var green: Double
  /// Blue, 0 ... 1.
  public var blue: Double
  /// Opacity, 0 (clear) ... 1 (opaque).
  public var alpha: Double

  /// A colour from its components, each clamped to 0 ... 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// A grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from 0xRRGGBB and an opacity.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)

  /// The same colour with its opacity multiplied by `factor`.
  public func multipliedAlpha(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
