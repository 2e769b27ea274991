package import Raster

/// A picture of a video as players show it.
package struct VideoPicture: Sendable {
  /// When it appears, in seconds after the first picture.
  package let time: Double
  /// How long it is shown, in seconds, as far as the file says so.
  package let duration: Double?
  /// The picture in sRGB, upright.
  package let pixmap: Pixmap
}
