import ShakeEngine

/// When an overlay is there, and how far it is on its way in and out.
struct Presentation: Sendable {
  /// When it starts to show.
  let start: Double
  /// When it starts to hide; nil to stay.
  let hideStart: Double?
  /// How long each way takes; 0 for at once.
  let transitionDuration: Double

  /// Whether anything of it can be seen.
  func isVisible(at time: Double) -> Bool { time >= start && hidden(at: time) < 1 }

  /// How much of the way in is done, 0 ... 1.
  func shown(at time: Double) -> Double { progress(since: start, at: time) }

  /// How much of the way out is done, 0 ... 1.
  func hidden(at time: Double) -> Double {
    hideStart.map { progress(since: $0, at: time) } ?? 0
  }

  /// The opacity that goes with both.
  func opacity(at time: Double) -> Double { shown(at: time) * (1 - hidden(at: time)) }

  private func progress(since begin: Double, at time: Double) -> Double {
    guard time >= begin else { return 0 }
    guard transitionDuration > 0 else { return 1 }
    return CriticalSpring(duration: transitionDuration).value(at: time - begin)
  }
}
