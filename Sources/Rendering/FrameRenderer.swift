import Geometry
package import MockKit
package import Raster

/// Draws display lists, each from what is left of the one before.
///
/// Not for several threads at once; renderers of one job share a ``PictureStore``. The pixels
/// depend on the list alone, not on what the renderer drew before.
package final class FrameRenderer {
  private let canvas = LayerSurface()
  private let painter: NodePainter

  /// A renderer.
  ///
  /// - Parameters:
  ///   - pictures: Where pictures are rasterised.
  ///   - layerByteLimit: The most that layers' surfaces may take between frames, in bytes.
  package init(pictures: PictureStore = PictureStore(), layerByteLimit: Int = 128 << 20) {
    painter = NodePainter(pictures: pictures, layers: LayerStore(byteLimit: layerByteLimit))
  }

  /// The bytes that surfaces of layers hold between frames.
  package var layerByteCount: Int { painter.layers.byteCount }

  /// Draws a list.
  package func render(_ list: DisplayList) throws(RenderingError) -> Pixmap {
    try render(FramePlan(list))
  }

  /// Draws a plan.
  package func render(_ plan: FramePlan) throws(RenderingError) -> Pixmap {
    guard let sheet = canvas.update(to: plan.root, below: nil, painter: painter)?.sheet else {
      throw .canvasTooLarge(width: plan.canvas.width, height: plan.canvas.height)
    }
    return sheet.pixmap
  }
}
