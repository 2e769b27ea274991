import Geometry
import Raster
import SceneModel

/// UIImageView: a picture in its box, by its content mode.
struct ImageLook: ViewLook {
  let image: ImageView

  func contents(in bounds: Rect, context: DrawingContext) -> Draft {
    Draft([.items([.image(image.image, in: place(in: bounds, grid: context.grid))])])
  }

  private func place(in bounds: Rect, grid: PixelGrid) -> Rect {
    let width = Double(image.image.width)
    let height = Double(image.image.height)
    let fit = (bounds.width / width, bounds.height / height)
    switch image.contentMode {
    case .scaleToFill: return bounds
    case .aspectFit: return centred(width, height, times: min(fit.0, fit.1), in: bounds)
    case .aspectFill: return centred(width, height, times: max(fit.0, fit.1), in: bounds)
    case .center:
      // Pixel for pixel: half a pixel of difference in parity must not blur the whole picture.
      let rect = centred(width, height, times: grid.pixel, in: bounds)
      return Rect(
        origin: Point(x: grid.alignedX(rect.minX), y: grid.alignedY(rect.minY)), size: rect.size)
    }
  }

  private func centred(
    _ width: Double, _ height: Double, times factor: Double, in bounds: Rect
  ) -> Rect {
    Rect(
      x: bounds.midX - width * factor / 2, y: bounds.midY - height * factor / 2,
      width: width * factor, height: height * factor)
  }
}
