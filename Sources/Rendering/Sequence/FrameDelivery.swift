import Geometry
import Raster

/// Compares each frame with the one before it in the output.
struct FrameDelivery {
  private var previous: Drawing?

  /// The next frame. Where nothing changed it shows the picture of the one before.
  ///
  /// The plans say where the two can differ. That is far too much where something moves inside a
  /// layer with a shadow or below a blur, so the pixels there are looked at.
  mutating func frame(of drawing: Drawing, ordinal: Int, index: Int) -> RenderedFrame {
    var damage = drawing.plan.damage(since: previous?.plan)
    var pixmap = drawing.pixmap
    if let previous {
      damage = pixmap.difference(from: previous.pixmap, within: damage)
      if damage.isEmpty { pixmap = previous.pixmap }
    }
    previous = Drawing(time: drawing.time, plan: drawing.plan, pixmap: pixmap)
    return RenderedFrame(
      ordinal: ordinal, index: index, time: drawing.time, pixmap: pixmap, damage: damage)
  }
}
