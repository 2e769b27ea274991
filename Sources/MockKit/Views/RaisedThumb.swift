import Geometry
import Raster

/// What slides in a switch or a segmented control: a box over soft shadows, with a faint outline
/// around it.
struct RaisedThumb: Sendable {
  let shape: BoxShape
  let color: Color
  let shadows: [DisplayItem.Silhouette]
  let outline: Color
  let outlineWidth: Double

  /// Shadows, outline and box, in painting order.
  var items: [DisplayItem] {
    guard !shape.rect.isEmpty else { return [] }
    let body = DisplayItem.fill(shape.path, color)
    let around = shape.inset(by: -outlineWidth)
    return shadows.map { .shadow(of: [body], $0) }
      + [.ring(around, width: outlineWidth, outline), body]
  }
}
