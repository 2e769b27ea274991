import Geometry
import Raster
import SceneModel

/// The place of a screenshot that a cutout is lifted from, in the screenshot's own pixels.
struct CutoutSource: Sendable {
  /// The screenshot.
  let image: Pixmap
  /// The piece's pixels; some of them may lie outside the screenshot.
  let piece: PixelRect
  /// The pixels that are filled once the piece has gone: the piece and its padding.
  let hole: PixelRect
  /// From the screenshot's pixels to the coordinates that the cutout's frame is given in.
  private let toParent: Transform

  /// The place of a cutout; nil where the canvas has no screenshot or the frame is turned on its
  /// way to the canvas so far that it covers no upright rectangle.
  ///
  /// Edges between two pixels go to the nearer one.
  init?(frame: Rect, padding: Double, parentToCanvas: Transform, canvas: Canvas) {
    guard let image = canvas.image, canvas.size.width > 0, canvas.size.height > 0 else {
      return nil
    }
    let toPixels =
      Transform.scale(
        x: Double(image.width) / canvas.size.width, y: Double(image.height) / canvas.size.height)
      * parentToCanvas
    guard let toParent = toPixels.inverse else { return nil }
    func rounded(_ rect: Rect) -> PixelRect {
      let box = toPixels.boundingBox(of: rect)
      let low = Point(x: box.minX.rounded(), y: box.minY.rounded())
      return PixelRect(
        covering: Rect(
          x: low.x, y: low.y, width: max(0, box.maxX.rounded() - low.x),
          height: max(0, box.maxY.rounded() - low.y)))
    }
    let piece = rounded(frame)
    guard !piece.intersection(image.bounds).isEmpty else { return nil }
    self.image = image
    self.piece = piece
    hole = rounded(frame.inset(dx: -padding, dy: -padding)).union(piece)
    self.toParent = toParent
  }

  /// Some pixels of a picture of the screenshot's size, drawn where they are on the screenshot.
  func item(_ picture: Pixmap, at rect: PixelRect) -> DisplayItem {
    .image(picture, in: toParent.boundingBox(of: Rect(rect)))
  }

  /// Nothing but a colour where the hole is.
  func holeItem(_ color: Color) -> DisplayItem {
    .fill(.rect(toParent.boundingBox(of: Rect(hole.intersection(image.bounds)))), color)
  }
}
