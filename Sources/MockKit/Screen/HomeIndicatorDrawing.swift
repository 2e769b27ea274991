import Geometry
import Raster
import SceneModel

/// The bar at the bottom of phones without a home button; like the status bar it is there only
/// where the canvas asks for the system's parts.
struct HomeIndicatorDrawing {
  let context: DrawingContext

  /// The bar, black or white, whichever stands out from the canvas's background.
  var items: [DisplayItem] {
    let canvas = context.canvas
    guard canvas.statusBar != .none, canvas.safeAreaBottom > 0 else { return [] }
    let metrics = context.metrics.homeIndicator
    let bar = Rect(
      x: context.grid.alignedX((canvas.size.width - metrics.size.width) / 2),
      y: canvas.size.height - metrics.bottomGap - metrics.size.height,
      width: metrics.size.width, height: metrics.size.height)
    let ground = canvas.backgroundColor.over(.white)
    let lightness = 0.299 * ground.red + 0.587 * ground.green + 0.114 * ground.blue
    return [
      .fill(BoxShape(bar, radius: bar.height / 2).path, lightness < 0.5 ? .white : .black)
    ]
  }
}
