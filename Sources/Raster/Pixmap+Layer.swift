public import Geometry

extension Pixmap {
  /// Paints a picture at a place, resampled bilinearly between its pixels and the transparency
  /// around them; at whole pixels it is a plain source-over.
  ///
  /// - Parameters:
  ///   - source: The picture.
  ///   - origin: Where its top left corner goes.
  ///   - opacity: Multiplies the picture's opacity.
  ///   - clip: Cuts the picture; nil for no cut.
  ///   - limits: The pixels that may change; nil for all.
  public mutating func draw(
    _ source: Pixmap, at origin: SubpixelPoint, opacity: UInt8 = 255, clip: Mask? = nil,
    within limits: PixelRect? = nil
  ) {
    let (left, top) = origin.pixel
    let (fx, fy) = origin.fraction
    let area = PixelRect(
      minX: left, minY: top, maxX: left + source.width + 1, maxY: top + source.height + 1
    ).intersection(bounds).intersection(limits ?? bounds)
    func sample(_ x: Int, _ y: Int) -> PremultipliedColor {
      guard x >= 0, y >= 0, x < source.width, y < source.height else { return .clear }
      return source[x, y]
    }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let (u, v) = (x - left, y - top)
        let corners = [
          (sample(u, v), (256 - fx) * (256 - fy)), (sample(u - 1, v), fx * (256 - fy)),
          (sample(u, v - 1), (256 - fx) * fy), (sample(u - 1, v - 1), fx * fy),
        ]
        func mix(_ channel: KeyPath<PremultipliedColor, UInt8>) -> UInt8 {
          UInt8(corners.reduce(32768) { $0 + Int($1.0[keyPath: channel]) * $1.1 } >> 16)
        }
        var share = UInt32(opacity)
        if let clip { share = divide255(share * UInt32(clip.value(x: x, y: y))) }
        let color = PremultipliedColor(
          red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
        self[x, y] = color.faded(by: share).over(self[x, y])
      }
    }
  }
}
