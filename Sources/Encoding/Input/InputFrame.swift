package import Raster

/// A frame that was read from a file.
package struct InputFrame: Hashable, Sendable {
  /// Its place, from 0.
  package let index: Int
  /// When it appears, in seconds after the first.
  package let time: Double
  /// How long it is shown, in seconds.
  package let duration: Double
  /// The picture.
  package let pixmap: Pixmap
}
