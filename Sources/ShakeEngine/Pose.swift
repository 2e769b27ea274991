/// What a layer's transform and opacity are at one time: the decomposed components that Core
/// Animation's key paths read and replace, the view's own (base) values included.
///
/// They compose in Core Animation's order: scale, then skew, then rotation, then translation, so a
/// translation runs along the superlayer's axes.
public struct Pose: Hashable, Sendable {
  /// Translation along the superlayer's x, in points.
  public var x: Double
  /// Translation along the superlayer's y, in points; positive is down.
  public var y: Double
  /// Rotation in radians; positive is clockwise, since y is down.
  public var rotation: Double
  /// Horizontal scale factor.
  public var scaleX: Double
  /// Vertical scale factor.
  public var scaleY: Double
  /// Horizontal skew angle in radians: x' = x + tan(skew) * y.
  public var skew: Double
  /// Opacity, 0 ... 1.
  public var opacity: Double

  /// A pose; what is not given is at rest.
  public init(
    x: Double = 0, y: Double = 0, rotation: Double = 0, scaleX: Double = 1, scaleY: Double = 1,
    skew: Double = 0, opacity: Double = 1
  ) {
    self.x = x
    self.y = y
    self.rotation = rotation
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.skew = skew
    self.opacity = opacity
  }

  /// No transform, fully opaque.
  public static let identity = Pose()
}
