public import Geometry
public import Raster

/// One thing to paint.
public indirect enum DisplayItem: Sendable {
  /// The inside of a path.
  case fill(Path, rule: FillRule, paint: Paint)
  /// A picture stretched to a rectangle, sampled bilinearly.
  case image(Pixmap, in: Rect)
  /// The Gaussian shadow of some items' alpha, without the items.
  case shadow(of: [DisplayItem], Silhouette)
  /// Items composited as one.
  case group(Group)

  /// How a shadow looks.
  public struct Silhouette: Hashable, Sendable {
    /// Its colour, opacity included.
    public var color: Color
    /// The Gaussian's standard deviation in points.
    public var sigma: Double
    /// How far it is moved, in points.
    public var offset: Point

    /// A shadow's look.
    public init(color: Color, sigma: Double, offset: Point) {
      self.color = color
      self.sigma = sigma
      self.offset = offset
    }
  }

  /// Items that are mapped, cut and faded together.
  public struct Group: Sendable {
    /// What to paint.
    public var items: [DisplayItem]
    /// From the items' coordinates to the group's.
    public var transform: Transform
    /// The outline that cuts the items, in their coordinates; nil for none.
    public var clip: Path?
    /// Opacity of the whole, 0 ... 1.
    public var opacity: Double
    /// Whether all of it is text, so that another font draws it otherwise.
    public var isText: Bool

    /// A group.
    public init(
      _ items: [DisplayItem], transform: Transform = .identity, clip: Path? = nil,
      opacity: Double = 1, isText: Bool = false
    ) {
      self.items = items
      self.transform = transform
      self.clip = clip
      self.opacity = opacity
      self.isText = isText
    }
  }
}
