/// How a line is made from a path.
public struct StrokeStyle: Hashable, Sendable {
  /// How an open line ends.
  public enum Cap: Hashable, Sendable, CaseIterable {
    /// At its end point.
    case butt
    /// With half a disc around its end point.
    case round
    /// Half a width beyond its end point.
    case square
  }

  /// How two pieces of a line meet.
  public enum Join: Hashable, Sendable, CaseIterable {
    /// In the point where their outer sides meet.
    case miter
    /// With a disc around the corner.
    case round
    /// With a straight cut.
    case bevel
  }

  /// The line's width; 0 or less draws nothing.
  public var width: Double
  /// The ends of open lines.
  public var cap: Cap
  /// The corners.
  public var join: Join
  /// The longest miter, in line widths; a sharper corner is bevelled.
  public var miterLimit: Double

  /// A style; the defaults are Core Graphics'.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
