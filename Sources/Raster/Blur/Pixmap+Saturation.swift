extension Pixmap {
  /// Multiplies every pixel's distance from its own grey, by Rec. 709's weights.
  ///
  /// - Parameter factor: 0 for grey, 1 for no change, more for stronger colours, which are clamped;
  ///   what is outside 0 ... 100 is clamped too and what is not a number is 1.
  public mutating func saturate(by factor: Double) {
    guard !factor.isNaN, factor != 1 else { return }
    // Shares of 1/65 536 throughout; the three weights are 65 536 together.
    let scale = Int(min(max(factor, 0), 100) * 65_536 + 0.5)
    for index in pixels.indices {
      let pixel = pixels[index]
      let (red, green, blue) = (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
      let grey = 13_933 * red + 46_871 * green + 4_732 * blue
      func channel(_ value: Int) -> UInt8 {
        let moved = grey << 16 + (value << 16 - grey) * scale
        return UInt8(min(max((moved + 1 << 31) >> 32, 0), Int(pixel.alpha)))
      }
      pixels[index] = PremultipliedColor(
        red: channel(red), green: channel(green), blue: channel(blue), alpha: pixel.alpha)
    }
  }
}
