package import Geometry
package import Raster

/// A drawn frame on its way to a file.
package struct Frame: Sendable {
  /// Its place in the output, from 0.
  package var ordinal: Int
  /// The frame's own index in the timeline, which names files of a sequence.
  package var index: Int
  /// The picture.
  package var pixmap: Pixmap
  /// Where the picture can differ from the frame before it in the output; everything for ordinal 0,
  /// empty where the two are the same.
  package var damage: PixelRect

  /// A frame.
  package init(ordinal: Int, index: Int, pixmap: Pixmap, damage: PixelRect) {
    self.ordinal = ordinal
    self.index = index
    self.pixmap = pixmap
    self.damage = damage
  }
}
