extension PremultipliedColor {
  /// The nearest pixel to a colour.
  public init(_ color: Color) {
    self.init(
      red: byte(color.red * color.alpha), green: byte(color.green * color.alpha),
      blue: byte(color.blue * color.alpha), alpha: byte(color.alpha))
  }
}
