extension MediaTiming {
  /// Where an animation stands.
  struct Phase: Hashable {
    /// How far into the pass it is, 0 ... 1; falling while it runs backwards.
    var progress: Double
    /// How many passes (or there-and-backs) are complete.
    var completed: Double
  }

  /// Where the animation stands at a time since it was added, in seconds; nil where it shows
  /// nothing. It is active from its delay up to its end, both included (measured on Core Animation).
  func phase(at time: Double) -> Phase? {
    let elapsed = time - delay
    if elapsed < -Simultaneity.tolerance {
      return fillMode.holdsBeforeStart ? phase(elapsed: 0) : nil
    }
    let rest = activeDuration - elapsed
    if rest > Simultaneity.tolerance { return phase(elapsed: max(elapsed, 0)) }
    return rest >= -Simultaneity.tolerance || fillMode.holdsAfterEnd && !time.isNaN
      ? finalPhase : nil
  }

  /// Where it is at the end, seen from the time before: a whole number of passes ends at the end of
  /// the last one, not at the start of another.
  private var finalPhase: Phase {
    let own = wrapped(speed > 0 ? timeOffset : timeOffset - ownDuration)
    return phase(own: own == 0 && speed > 0 ? ownDuration : own, endsPass: speed > 0)
  }

  private func phase(elapsed: Double) -> Phase {
    phase(own: wrapped(elapsed * speed + timeOffset), endsPass: false)
  }

  /// With `endsPass`, the boundary of two passes counts as the end of the earlier one.
  private func phase(own: Double, endsPass: Bool) -> Phase {
    let passes = own / cycle
    let nearest = passes.rounded()
    if (passes - nearest).magnitude * cycle < Simultaneity.tolerance {
      guard endsPass, nearest > 0 else { return Phase(progress: 0, completed: nearest) }
      return Phase(progress: autoreverses ? 0 : 1, completed: nearest - 1)
    }
    let completed = passes.rounded(.down)
    let progress = (own - completed * cycle) / duration
    return Phase(
      progress: min(max(progress > 1 && autoreverses ? 2 - progress : progress, 0), 1),
      completed: completed)
  }

  /// Its own time, wrapped into the length of all passes.
  private func wrapped(_ time: Double) -> Double {
    if time >= 0, time < ownDuration { return time }
    let rest = time - (time / ownDuration).rounded(.down) * ownDuration
    return rest >= 0 && rest < ownDuration ? rest : 0
  }
}
