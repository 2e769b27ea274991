import Geometry
import Raster

extension DisplayItem {
  /// A path filled with one colour by the non-zero rule.
  static func fill(_ path: Path, _ color: Color) -> DisplayItem {
    .fill(path, rule: .nonZero, paint: .color(color))
  }

  /// Items that the font decides about, marked as such.
  static func text(_ items: [DisplayItem], clip: Path? = nil) -> DisplayItem {
    .group(Group(items, clip: clip, isText: true))
  }

  /// A ring inside a box, filled with one colour.
  static func ring(_ shape: BoxShape, width: Double, _ color: Color) -> DisplayItem {
    .fill(shape.ring(width: width), rule: .evenOdd, paint: .color(color))
  }

  /// A path drawn with a round pen.
  static func stroke(_ path: Path, width: Double, _ color: Color) -> DisplayItem {
    .fill(path.stroked(width: width, cap: .round, join: .round), color)
  }
}

extension Picture {
  /// A picture of some items; nil where they paint nothing.
  convenience init?(_ items: [DisplayItem]) {
    let bounds = items.bounds
    guard !bounds.isEmpty else { return nil }
    self.init(items: items, bounds: bounds)
  }
}

extension Color {
  /// The colour of both when this one lies over another, straight as both are.
  func over(_ below: Color) -> Color {
    guard alpha > 0 else { return below }
    let total = alpha + below.alpha * (1 - alpha)
    func mixed(_ top: Double, _ bottom: Double) -> Double {
      (top * alpha + bottom * below.alpha * (1 - alpha)) / total
    }
    return Color(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
      alpha: total)
  }
}

extension Transform {
  /// A stretch about a point; the identity itself for a factor of 1.
  static func scaling(by factor: Double, about point: Point) -> Transform {
    guard factor != 1 else { return .identity }
    return Transform(
      a: factor, b: 0, c: 0, d: factor, tx: point.x * (1 - factor), ty: point.y * (1 - factor))
  }
}
