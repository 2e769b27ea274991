import Geometry
import Raster
import Testing

extension PremultipliedColor {
  static let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
  static let black = grey(0)

  static func grey(_ level: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
  }
}

extension Pixmap {
  static func make(
    _ width: Int, _ height: Int, _ color: PremultipliedColor = .white
  ) throws -> Pixmap {
    try #require(Pixmap(width: width, height: height, filledWith: color))
  }

  /// The picture with the rectangle of one colour.
  func with(_ rect: PixelRect, _ color: PremultipliedColor) -> Pixmap {
    var picture = self
    picture.replace(rect, with: color)
    return picture
  }
}
