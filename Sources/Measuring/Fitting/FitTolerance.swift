/// How far a measured shake may be from the expected one and still match.
package struct FitTolerance: Hashable, Sendable {
  /// The root mean square error, as a part of the largest displacement; 0.1 px is always allowed,
  /// but not more than a fifth of it.
  /// The default, 6 %, is what a 17 fps GIF with its times rounded to 10 ms needs.
  package var error: Double
  /// The deviation of the amplitude, as a part of it. Three standard errors are always allowed.
  package var amplitude: Double
  /// The deviation of the duration, as a part of it. Three standard errors are always allowed.
  package var duration: Double

  /// A tolerance.
  package init(error: Double = 0.06, amplitude: Double = 0.02, duration: Double = 0.02) {
    self.error = error
    self.amplitude = amplitude
    self.duration = duration
  }

  /// Whether the frames are near enough to a fit's curve.
  func allowsError(of fit: CurveFit) -> Bool {
    fit.rms <= max(error * fit.peak, min(0.1, 0.2 * fit.peak))
  }
}
