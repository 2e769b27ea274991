extension PremultipliedColor {
  /// The nearest pixel to a colour.
  public init(_ color: Color) {
    func byte(_ value: Double) -> UInt8 { UInt8(value * 255 + 0.5) }
    self.init(
      red: byte(color.red * color.alpha), green: byte(color.green * color.alpha),
      blue: byte(color.blue * color.alpha), alpha: byte(color.alpha))
  }
}
