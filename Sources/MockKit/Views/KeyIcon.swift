import Geometry
import Raster

/// What is drawn on keys that have no word: no font need have it.
enum KeyIcon: Sendable {
  /// An arrow up.
  case shift
  /// An arrowed box with a cross.
  case delete

  /// The icon's strokes in the middle of a key.
  func items(in key: Rect, metrics: KeyboardMetrics, color: Color) -> [DisplayItem] {
    let middle = Transform.translation(x: key.midX, y: key.midY)
    return [
      .stroke(outline.transformed(by: middle), width: metrics.iconLineWidth, color)
    ]
  }

  /// The strokes around the origin, in points.
  private var outline: Path {
    switch self {
    case .shift:
      Self.polygon([(0, -8), (9, 1), (4, 1), (4, 8), (-4, 8), (-4, 1), (-9, 1)])
    case .delete: Self.crossedBox
    }
  }

  private static var crossedBox: Path {
    var path = polygon([(-4, -8), (11, -8), (11, 8), (-4, 8), (-11, 0)])
    for side in [-1.0, 1] {
      path.move(to: Point(x: 0, y: -3 * side))
      path.line(to: Point(x: 6, y: 3 * side))
    }
    return path
  }

  private static func polygon(_ corners: [(x: Double, y: Double)]) -> Path {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = Point(x: corner.x, y: corner.y)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }
}
