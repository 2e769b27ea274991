public import Geometry
public import Raster

/// A drawn frame on its way to a file.
public struct Frame: Sendable {
  /// Its place in the output, from 0.
  public var ordinal: Int
  /// The frame's own index in the timeline, which names files of a sequence.
  public var index: Int
  /// The picture.
  public var pixmap: Pixmap
  /// Where the picture can differ from the frame before it in the output; everything for ordinal 0,
  /// empty where the two are the same.
  public var damage: PixelRect

  /// A frame.
  public init(ordinal: Int, index: Int, pixmap: Pixmap, damage: PixelRect) {
    self.ordinal = ordinal
    self.index = index
    self.pixmap = pixmap
    self.damage = damage
  }
}
