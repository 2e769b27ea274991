/// One 8-bit sRGB pixel whose channels are not multiplied by alpha, as files hold it.
public struct StraightColor: Hashable, Sendable, BitwiseCopyable {
  /// Red.
  public var red: UInt8
  /// Green.
  public var green: UInt8
  /// Blue.
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

  /// The pixel whose product with its own alpha is nearest to `color`; nothing at all becomes
  /// transparent black. A channel above alpha, which no drawing makes, counts as alpha.
  public init(unpremultiplying color: PremultipliedColor) {
    let alpha = Int(color.alpha)
    guard alpha > 0 else {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    func straight(_ channel: UInt8) -> UInt8 {
      UInt8((min(Int(channel), alpha) * 255 + alpha / 2) / alpha)
    }
    self.init(
      red: straight(color.red), green: straight(color.green), blue: straight(color.blue),
      alpha: color.alpha)
  }

  /// The pixel multiplied by its alpha, each channel rounded to nearest.
  public var premultiplied: PremultipliedColor {
    let alpha = UInt32(self.alpha)
    func product(_ channel: UInt8) -> UInt8 { UInt8(divide255(UInt32(channel) * alpha)) }
    return PremultipliedColor(
      red: product(red), green: product(green), blue: product(blue), alpha: self.alpha)
  }
}
