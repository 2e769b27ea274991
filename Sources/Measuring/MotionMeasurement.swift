package import Geometry

/// What a clip shows: its motion, the shake that it is, and whether that is the expected one.
package struct MotionMeasurement: Hashable, Sendable {
  /// What was found.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// It is the expected shake; where none was expected, a known one.
    case matches
    /// It moves, but otherwise.
    case differs
    /// It cannot be measured.
    case refused
  }

  /// How far off a frame's time may be in a GIF with uneven delays, in seconds: it is rounded to
  /// hundredths, which is up to 5 ms, and a recorder adds about as much; 8 ms in all is what captures
  /// show.
  package static let roundedTimeError = 0.008

  /// Every frame of the clip.
  package var frames: [MeasuredFrame]
  /// The pixels that move.
  package var region: PixelRect
  /// The shake that was expected, or the preset that fits best; nil where there is none.
  package var fit: CurveFit?
  /// What was found.
  package var verdict: Verdict
  /// Why, in words.
  package var reason: String

  /// Judges a track.
  ///
  /// - Parameters:
  ///   - track: The motion.
  ///   - expected: The shake that it should be; nil to look for the preset that fits best.
  ///   - pixelsPerPoint: The capture's pixels for a point; nil where that is not known: amplitudes
  ///     are not judged then.
  ///   - timeError: How far off a frame's time may be, in seconds: ``roundedTimeError`` for a GIF.
  ///     Above 0 a shake as it is defined is preferred, where the times do not tell it from another
  ///     duration and amplitude.
  ///   - tolerance: How far off still matches.
  package init(
    _ track: MotionTrack, against expected: ExpectedShake? = nil, pixelsPerPoint: Double? = nil,
    timeError: Double = 0, tolerance: FitTolerance = FitTolerance()
  ) {
    frames = track.frames
    region = track.region
    (fit, verdict, reason) = (nil, .refused, track.refusal?.reason ?? "")
    guard track.refusal == nil else { return }
    var candidates = ShakeCandidate.presets
    if let expected {
      guard let candidate = ShakeCandidate(name: expected.name, motion: expected.motion) else {
        reason = "\(expected.name) is not a translation"
        return
      }
      candidates = [candidate]
    }
    // Presets never rest for long; what is written out may.
    let pause = candidates.map { $0.shape.longestPause * 1.25 }.max() ?? 0
    guard let burst = MotionBurst(track, pause: max(pause, 0.2), timeError: timeError) else {
      reason = Refusal.uncertain.reason
      return
    }
    let best = CurveFit.best(
      of: candidates, to: burst, pixelsPerPoint: pixelsPerPoint, start: expected?.start,
      tolerance: tolerance)
    let judgement = FitJudgement(
      best, burst: burst, expected: expected == nil ? nil : candidates.first, tolerance: tolerance)
    fit = best
    verdict = judgement.difference == nil ? .matches : .differs
    reason = judgement.difference ?? "it moves like \(best?.shake ?? "")"
    if judgement.isUnknown { fit = nil }
  }
}
