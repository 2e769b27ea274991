import Geometry
import Raster
import SceneModel

/// A piece lifted out of the screenshot: its pixels, at the place they were taken from.
struct CutoutLook: ViewLook {
  /// The frame in the parent's coordinates, before the pose.
  let frame: Rect

  func contents(in bounds: Rect, context: DrawingContext) -> Draft {
    guard
      let source = CutoutSource(
        frame: frame, padding: 0, parentToCanvas: context.parentToCanvas, canvas: context.canvas),
      let piece = source.image.cropped(to: source.piece)
    else { return Draft() }
    let item = source.item(piece, at: source.piece.intersection(source.image.bounds))
    let toView = Transform.translation(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY)
    return Draft([.items([item])]).mapped(by: toView)
  }
}
