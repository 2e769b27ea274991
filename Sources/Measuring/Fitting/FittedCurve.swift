package import Geometry

/// A fitted shake in a recording's pixels and seconds.
package struct FittedCurve {
  private let shape: CurveShape
  private let fit: CurveFit

  /// The curve of a fit; nil if it does not move.
  package init?(_ fit: CurveFit) {
    guard let shape = CurveShape(fit.motion) else { return nil }
    self.shape = shape
    self.fit = fit
  }

  /// The displacement at a time of the recording, in pixels.
  package func callAsFunction(_ time: Double) -> Point {
    shape((time - fit.start) / fit.duration).place * (fit.peak / shape.peak) + fit.rest
  }
}
