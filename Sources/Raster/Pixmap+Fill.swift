public import Geometry

extension Pixmap {
  /// Paints the inside of a path by exact area coverage.
  ///
  /// - Parameters:
  ///   - path: The outline; not finite coordinates draw nothing.
  ///   - rule: What is inside where the path crosses itself.
  ///   - paint: What to paint with, in the path's plane.
  ///   - transform: From the path's plane to this picture's pixels.
  ///   - clip: Cuts the paint; nil for no cut.
  ///   - opacity: Multiplies the paint's opacity, 0 ... 1.
  ///   - limits: The pixels that may change; nil for all.
  public mutating func fill(
    _ path: Path, rule: FillRule = .nonZero, paint: Paint, transform: Transform = .identity,
    clip: Mask? = nil, opacity: Double = 1, within limits: PixelRect? = nil
  ) {
    let mask = Mask(path, rule: rule, transform: transform, within: limits ?? bounds)
    let color: Color =
      switch paint {
      case .color(let color): color
      case .linearGradient(let gradient): gradient.stops.first?.color ?? .clear
      case .radialGradient(let gradient): gradient.stops.first?.color ?? .clear
      }
    let source = PremultipliedColor(color.multipliedAlpha(by: opacity))
    for y in mask.bounds.minY..<mask.bounds.maxY where y >= 0 && y < height {
      for x in mask.bounds.minX..<mask.bounds.maxX where x >= 0 && x < width {
        var share = UInt32(
          mask.coverage[(y - mask.bounds.minY) * mask.bounds.width + x - mask.bounds.minX])
        if let clip { share = divide255(share * UInt32(clip.value(x: x, y: y))) }
        self[x, y] = source.faded(by: share).over(self[x, y])
      }
    }
  }
}

extension Mask {
  /// The coverage of one pixel.
  func value(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return coverage[(y - bounds.minY) * bounds.width + x - bounds.minX]
  }
}

extension PremultipliedColor {
  /// All four channels multiplied by `share` / 255.
  func faded(by share: UInt32) -> PremultipliedColor {
    PremultipliedColor(
      red: UInt8(divide255(UInt32(red) * share)), green: UInt8(divide255(UInt32(green) * share)),
      blue: UInt8(divide255(UInt32(blue) * share)), alpha: UInt8(divide255(UInt32(alpha) * share)))
  }

  /// This pixel over another.
  func over(_ below: PremultipliedColor) -> PremultipliedColor {
    let rest = 255 - UInt32(alpha)
    return PremultipliedColor(
      red: red + UInt8(divide255(UInt32(below.red) * rest)),
      green: green + UInt8(divide255(UInt32(below.green) * rest)),
      blue: blue + UInt8(divide255(UInt32(below.blue) * rest)),
      alpha: alpha + UInt8(divide255(UInt32(below.alpha) * rest)))
  }
}
