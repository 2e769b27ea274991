public import Raster

/// What an animated PNG shows from one time to another.
public struct APNGFrame: Hashable, Sendable {
  /// Its place in the animation, from 0.
  public let index: Int
  /// When it appears, in seconds after the first.
  public let time: Double
  /// How long it is shown, in seconds; 0 for as short as possible.
  public let duration: Double
  /// The whole picture: all frames so far, composed.
  public let pixmap: Pixmap
}
