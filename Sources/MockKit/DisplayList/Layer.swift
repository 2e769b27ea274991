public import Geometry

/// A subtree that moves, fades or is cut as one.
///
/// Where `transform` differs from `rest` by a translation alone, the layer is drawn once through
/// `rest` and resampled; otherwise it is drawn through `transform`.
public struct Layer: Sendable {
  /// Tells layers of one list apart, and finds the same layer again in the next list.
  public var id: Int
  /// What is inside, in the layer's own coordinates.
  public var nodes: [DisplayNode]
  /// From the layer's coordinates to the parent's, at rest.
  public var rest: Transform
  /// From the layer's coordinates to the parent's, now.
  public var transform: Transform
  /// Opacity of the whole, shadow included, 0 ... 1.
  public var opacity: Double
  /// The outline that cuts the nodes, in the layer's coordinates; nil for none.
  public var clip: Path?
  /// The shadow cast by everything inside, drawn below it; nil for none.
  public var shadow: DisplayItem.Silhouette?

  /// A layer.
  public init(
    id: Int, nodes: [DisplayNode], rest: Transform, transform: Transform, opacity: Double = 1,
    clip: Path? = nil, shadow: DisplayItem.Silhouette? = nil
  ) {
    self.id = id
    self.nodes = nodes
    self.rest = rest
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
  }
}
