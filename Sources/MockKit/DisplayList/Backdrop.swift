public import Geometry
public import Raster

/// A blur of everything painted below, inside an outline, as `UIVisualEffectView` makes it.
public struct Backdrop: Hashable, Sendable {
  /// The outline, in the coordinates of the list or layer that it stands in.
  public var path: Path
  /// The Gaussian's standard deviation in points.
  public var sigma: Double
  /// How much saturation is multiplied by after the blur; 1 for unchanged.
  public var saturation: Double
  /// Painted over the blur.
  public var tint: Color
  /// Opacity of the whole, 0 ... 1.
  public var opacity: Double

  /// A blur inside an outline.
  public init(path: Path, sigma: Double, saturation: Double, tint: Color, opacity: Double = 1) {
    self.path = path
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
    self.opacity = opacity
  }
}
