public import Geometry
public import Raster

/// A drawn frame.
public struct RenderedFrame: Sendable {
  /// Its place in the output, from 0.
  public var ordinal: Int
  /// Its index in the timeline.
  public var index: Int
  /// The timeline's time that it shows, in seconds.
  public var time: Double
  /// The picture.
  public var pixmap: Pixmap
  /// Where the picture differs from the frame before it in the output: the smallest rectangle around
  /// all pixels that do. Everything for the first frame; empty where the two are the same, and then
  /// the picture shares its storage with that frame's.
  public var damage: PixelRect
}
