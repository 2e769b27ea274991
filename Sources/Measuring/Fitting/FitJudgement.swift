import Geometry

/// Whether a fit is good enough.
struct FitJudgement {
  /// What is different, in words; nil if nothing is.
  private(set) var difference: String?
  /// Whether the motion is none of the known shakes.
  private(set) var isUnknown = false

  /// Judges the best fit. Without an expected shake, its duration and amplitude may be any.
  init(
    _ fit: CurveFit?, burst: MotionBurst, expected: ShakeCandidate?, tolerance: FitTolerance
  ) {
    guard let fit, tolerance.allowsError(of: fit) else {
      isUnknown = expected == nil
      difference = expected.map { "it does not move like \($0.name)" } ?? "no preset moves like it"
      return
    }
    if Self.isInWholePixels(burst), fit.rms > 0.1 {
      difference = "it moves in whole pixels only"
      return
    }
    guard let expected else { return }
    let duration = fit.duration / expected.shape.duration
    let doubt = 3 * fit.durationError / expected.shape.duration
    if abs(duration - 1) > max(tolerance.duration, doubt) {
      difference = "it takes \(Self.percent(duration)) % of the expected duration"
    } else if fit.amplitude < 0 {
      difference = "it starts the other way"
    } else if abs(fit.amplitude - 1) > max(tolerance.amplitude, 3 * fit.amplitudeError) {
      difference = "it goes \(Self.percent(fit.amplitude)) % of the expected way"
    }
  }

  /// Whether every place away from rest is a whole pixel, to the accuracy of a measurement.
  private static func isInWholePixels(_ burst: MotionBurst) -> Bool {
    let away = burst.frames.filter { $0.distance > 0.5 }
    return away.count >= 6
      && away.allSatisfy { abs($0.x - $0.x.rounded()) < 0.06 && abs($0.y - $0.y.rounded()) < 0.06 }
  }

  /// A ratio in percent, to a tenth where it is not whole.
  private static func percent(_ ratio: Double) -> String {
    let percent = (ratio * 1000).rounded() / 10
    return Int(exactly: percent).map(String.init) ?? "\(percent)"
  }
}
