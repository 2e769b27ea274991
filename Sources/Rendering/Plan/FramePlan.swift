package import Geometry
package import MockKit
import Raster

/// A display list in pixels: what is drawn where, with everything dropped that cannot be seen.
///
/// It is a pure function of the list. Whatever a list holds, every number in a plan is finite and
/// every surface in it is of the canvas's order of size.
package struct FramePlan: Hashable, Sendable {
  /// The canvas's pixels.
  package let canvas: PixelRect
  /// All of the canvas, as a layer that stands still.
  let root: PlacedLayer

  /// The plan of a list; throws where the canvas is empty or larger than a picture may be.
  package init(_ list: DisplayList) throws(RenderingError) {
    let (width, height) = (list.pixelWidth, list.pixelHeight)
    guard width >= 1, height >= 1 else { throw .emptyCanvas }
    guard width <= Pixmap.maximumSide, height <= Pixmap.maximumSide,
      width * height <= Pixmap.maximumPixelCount
    else { throw .canvasTooLarge(width: width, height: height) }
    canvas = PixelRect(width: width, height: height)
    root = Planner.place(list, on: canvas)
  }
}
