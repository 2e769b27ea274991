import ShakeEngine

/// One view's part in a shake whose keyframes have a mistake.
struct MutatedRun: Sendable {
  private let run: ShakeRun
  private let animations: [(right: KeyframeAnimation, wrong: KeyframeAnimation)]

  init(_ run: ShakeRun, _ motion: ShakeMotion, _ mutation: Mutation, base: Pose) {
    self.run = run
    animations = motion.animations(base: base).compactMap { animation in
      let wrong: KeyframeAnimation? =
        switch mutation {
        case .droppedStroke: animation.withoutSmallestStroke
        case .easingScope: animation.withOtherEasingScope
        case .lag, .largerAmplitude, .smallerAmplitude, .offsetRight, .offsetLeft: nil
        }
      return wrong.map { (animation, $0) }
    }
  }

  /// Adds what the mistake makes of a pose. Both animations end at the same value, so nothing of it
  /// stays.
  func apply(to pose: inout Pose, at time: Double) {
    guard run.start <= time, time < run.end else { return }
    for (right, wrong) in animations {
      guard let old = right.value(at: time - run.start), let new = wrong.value(at: time - run.start)
      else { continue }
      pose.add(new - old, to: right.keyPath)
    }
  }
}
