import Geometry
import Raster

/// What is drawn on and below keys that have no word: no font need have it.
enum KeyIcon: Sendable {
  /// An arrow up.
  case shift
  /// An arrowed box with a cross.
  case delete
  /// A ball with circles of latitude and longitude.
  case globe
  /// A capsule on a stand.
  case microphone

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
    case .globe: Self.ball
    case .microphone: Self.capsuleOnStand
    }
  }

  private static var ball: Path {
    var path = Path.ellipse(in: Rect(x: -10, y: -10, width: 20, height: 20))
    path.append(.ellipse(in: Rect(x: -4.5, y: -10, width: 9, height: 20)))
    path.append(.line(from: Point(x: 0, y: -10), to: Point(x: 0, y: 10)))
    // At 5.5 the ball's half width is sqrt(100 - 5.5 * 5.5).
    for (y, halfWidth) in [(-5.5, 8.35), (0, 10), (5.5, 8.35)] {
      path.append(.line(from: Point(x: -halfWidth, y: y), to: Point(x: halfWidth, y: y)))
    }
    return path
  }

  private static var capsuleOnStand: Path {
    var path = Path.roundedRect(
      Rect(x: -4, y: -12, width: 8, height: 15), radius: 4, curve: .circular)
    // Two quarters of a circle of radius 7; 3.866 is 0.5523 of it.
    path.move(to: Point(x: -7, y: -1))
    path.cubic(
      to: Point(x: 0, y: 6), control1: Point(x: -7, y: 2.866), control2: Point(x: -3.866, y: 6))
    path.cubic(
      to: Point(x: 7, y: -1), control1: Point(x: 3.866, y: 6), control2: Point(x: 7, y: 2.866))
    path.append(.line(from: Point(x: 0, y: 6), to: Point(x: 0, y: 11)))
    path.append(.line(from: Point(x: -4, y: 11), to: Point(x: 4, y: 11)))
    return path
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
