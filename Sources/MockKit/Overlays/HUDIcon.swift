import Geometry
import Raster
import SceneModel

/// The shapes above a HUD's labels.
enum HUDIcon {
  /// A check mark or a cross, drawn as strokes in a box.
  static func items(
    _ icon: HUD.Icon, in box: Rect, lineWidth: Double, color: Color
  ) -> [DisplayItem] {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    var path = Path()
    switch icon {
    case .checkmark:
      path.move(to: point(0.16, 0.54))
      path.line(to: point(0.4, 0.78))
      path.line(to: point(0.86, 0.24))
    case .cross:
      path.move(to: point(0.2, 0.2))
      path.line(to: point(0.8, 0.8))
      path.move(to: point(0.8, 0.2))
      path.line(to: point(0.2, 0.8))
    }
    return [.stroke(path, width: lineWidth, color)]
  }

  /// An activity indicator's spokes, the brightest one at the top, fading clockwise.
  static func spokes(in box: Rect, metrics: HUDMetrics, color: Color) -> [DisplayItem] {
    let count = max(metrics.spokes, 1)
    let middle = Transform.translation(x: box.midX, y: box.midY)
    let spoke = BoxShape(
      Rect(
        x: -metrics.spokeWidth / 2, y: -metrics.spokeEnd, width: metrics.spokeWidth,
        height: metrics.spokeEnd - metrics.spokeStart),
      radius: metrics.spokeWidth / 2
    ).path
    return (0..<count).map { index in
      // Going against the turn from the brightest spoke, each is a step fainter.
      let faded = Double(count - index).truncatingRemainder(dividingBy: Double(count))
      let opacity = 1 - (1 - metrics.faintestSpoke) * faded / Double(max(count - 1, 1))
      return .fill(
        spoke.transformed(by: middle * turn(index, of: count)), color.multipliedAlpha(by: opacity))
    }
  }

  /// The turn by a number of spokes.
  static func turn(_ step: Int, of count: Int) -> Transform {
    step == 0 ? .identity : .rotation(2 * Double.pi * Double(step) / Double(count))
  }
}
