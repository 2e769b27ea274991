import ShakeEngine

/// How a part of a button fades as fingers come and go: at once when one comes down, slowly when it
/// leaves.
struct PressFade: Sendable {
  /// Which part it is.
  enum Role: Hashable, Sendable {
    /// It dims to an opacity while touched.
    case dims(to: Double)
    /// It shows while touched only, with an opacity.
    case showsWhileTouched(opacity: Double)
    /// It goes while touched, and comes back from an opacity.
    case hidesWhileTouched(returnsFrom: Double)
  }

  /// Which part it is.
  let role: Role
  /// When fingers are on the button.
  let touches: [TimeSpan]
  /// Seconds from leaving to full opacity.
  let fadeDuration: Double

  /// The part's opacity at a time.
  func opacity(at time: Double) -> Double {
    let isTouched = touches.contains { $0.start <= time && time < $0.end }
    switch role {
    case .dims(let low): return isTouched ? low : returning(from: low, at: time)
    case .showsWhileTouched(let opacity): return isTouched ? opacity : 0
    case .hidesWhileTouched(let low): return isTouched ? 0 : returning(from: low, at: time)
    }
  }

  private func returning(from low: Double, at time: Double) -> Double {
    let ends = touches.lazy.map(\.end).filter { $0 <= time }
    guard fadeDuration > 0, let end = ends.max() else { return 1 }
    let progress = min((time - end) / fadeDuration, 1)
    return low + (1 - low) * TimingFunction.easeInEaseOut.value(at: progress)
  }
}
