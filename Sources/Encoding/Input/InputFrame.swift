public import Raster

/// A frame that was read from a file.
public struct InputFrame: Hashable, Sendable {
  /// Its place, from 0.
  public let index: Int
  /// When it appears, in seconds after the first.
  public let time: Double
  /// How long it is shown, in seconds.
  public let duration: Double
  /// The picture.
  public let pixmap: Pixmap
}
