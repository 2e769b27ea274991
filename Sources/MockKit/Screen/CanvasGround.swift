import Geometry
import Raster
import SceneModel

/// What is behind all views: the canvas's colour, and its screenshot.
enum CanvasGround {
  /// The ground's items.
  static func items(_ canvas: Canvas) -> [DisplayItem] {
    let rect = Rect(origin: .zero, size: canvas.size)
    var items: [DisplayItem] = []
    if canvas.backgroundColor.alpha > 0 {
      items.append(.fill(.rect(rect), canvas.backgroundColor))
    }
    if let image = canvas.image { items.append(.image(image, in: rect)) }
    return items
  }
}
