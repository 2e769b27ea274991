import Geometry
import Raster
import SceneModel

/// A device's rim over the canvas's edge.
struct BezelDrawing {
  let canvas: Canvas
  let metrics: BezelMetrics

  /// The outline of the device: what lies outside is cut away; nil without a rim.
  var outline: BoxShape? {
    guard canvas.hasBezel else { return nil }
    return BoxShape(
      Rect(origin: .zero, size: canvas.size), radius: canvas.screenCornerRadius,
      curve: .continuous)
  }

  /// The rim's items: all between the canvas's edge and the screen.
  var items: [DisplayItem] {
    guard let outline else { return [] }
    var rim = Path.rect(outline.rect)
    let screen = outline.inset(by: metrics.width)
    if !screen.rect.isEmpty { rim.append(screen.path) }
    return [.fill(rim, rule: .evenOdd, paint: .color(metrics.color))]
  }
}
