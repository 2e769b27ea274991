public import Geometry

/// Everything to paint at one time, in painting order, in points of the canvas.
public struct DisplayList: Sendable {
  /// The canvas's width in device pixels.
  public var pixelWidth: Int
  /// The canvas's height in device pixels.
  public var pixelHeight: Int
  /// Points to device pixels.
  public var deviceTransform: Transform
  /// What to paint, first things first.
  public var nodes: [DisplayNode]
  /// The outline, in points, outside of which the finished canvas is clear; nil for none.
  public var clip: Path?

  /// A list of nodes for a canvas.
  public init(
    pixelWidth: Int, pixelHeight: Int, deviceTransform: Transform, nodes: [DisplayNode],
    clip: Path? = nil
  ) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.deviceTransform = deviceTransform
    self.nodes = nodes
    self.clip = clip
  }
}

/// A piece of a display list.
public enum DisplayNode: Sendable {
  /// Drawing that does not change while the same picture is listed.
  case picture(Picture)
  /// A subtree that moves, fades or is cut as one.
  case layer(Layer)
  /// A blur of what is painted below it. Legal among a list's root nodes and in root layers only.
  case backdrop(Backdrop)
}
