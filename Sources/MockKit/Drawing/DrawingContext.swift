import Geometry
import Raster
import SceneModel
import ShakeEngine
import Typography

/// What a view kind needs to know to draw itself, beside the view.
struct DrawingContext: Sendable {
  /// Turns text into outlines.
  let fonts: FontLibrary
  /// The screen.
  let canvas: Canvas
  /// The numbers of all controls.
  let metrics: MockMetrics
  /// The device's pixels, seen from the view's own coordinates.
  var grid: PixelGrid
  /// From the coordinates that the view's frame is given in to the canvas's, everything at rest.
  var parentToCanvas = Transform.identity
  /// When fingers are on the view.
  var touches: [TimeSpan] = []
  /// The first of the layer ids that the view may use.
  var firstLayerID = 0
  /// Whether a backdrop may stand where the view's contents stand.
  var allowsBackdrops = true

  /// A colour of the system, in the canvas's appearance.
  func color(_ color: SystemColor) -> Color { color.color(in: canvas.appearance) }

  /// A control's own colour, in the canvas's appearance.
  func color(_ colors: ColorPair) -> Color {
    canvas.appearance == .light ? colors.light : colors.dark
  }

  /// A blur of what is below, or its tint alone where no blur can be.
  func backdrop(_ backdrop: Backdrop) -> DraftNode {
    allowsBackdrops
      ? .backdrop(backdrop)
      : .items([.fill(backdrop.path, backdrop.tint.multipliedAlpha(by: backdrop.opacity))])
  }
}
