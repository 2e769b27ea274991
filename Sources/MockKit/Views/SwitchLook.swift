import Geometry
import Raster
import SceneModel

/// UISwitch: a capsule and a thumb, of one size whatever the frame's.
struct SwitchLook: ViewLook {
  let isOn: Bool

  func contents(in bounds: Rect, context: DrawingContext) -> Draft {
    let metrics = context.metrics.toggle
    let rect = Rect(origin: bounds.origin, size: metrics.size)
    let track = BoxShape(rect, radius: rect.height / 2)
    let color = isOn ? context.color(.systemGreen) : context.color(metrics.offTrack)
    let side = rect.height - 2 * metrics.thumbInset
    let x = isOn ? rect.maxX - metrics.thumbInset - side : rect.minX + metrics.thumbInset
    let thumb = RaisedThumb(
      shape: BoxShape(
        Rect(x: x, y: rect.minY + metrics.thumbInset, width: side, height: side),
        radius: side / 2),
      color: .white, shadows: metrics.thumbShadows, outline: metrics.thumbOutline,
      outlineWidth: metrics.thumbOutlineWidth)
    return Draft([.items([.fill(track.path, color)] + thumb.items)])
  }
}
