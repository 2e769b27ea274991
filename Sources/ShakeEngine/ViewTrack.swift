/// How one view moves: stretches of time in which the same animations show.
struct ViewTrack: Hashable, Sendable {
  /// A stretch that lasts until the next one starts.
  struct Stretch: Hashable {
    var start: Double
    /// The view's own pose.
    var model: Pose
    /// The view's own pose under what ended animations hold.
    var base: Pose
    /// The animations that show on top, in the order in which they were added, with the times at
    /// which they were.
    var animations: [AddedAnimation]
  }

  /// An animation and when it was added.
  struct AddedAnimation: Hashable {
    var start: Double
    var animation: KeyframeAnimation
  }

  /// By rising start; the first starts at 0.
  private let stretches: [Stretch]

  /// The track of a view after the script was played.
  init(_ view: SimulatedView, runs: [SimulatedRun]) {
    let shown = view.allRuns.map { runs[$0] }.filter { $0.hidden > $0.start }
    let cuts = Set(
      view.models.map(\.time) + shown.flatMap { [$0.start, $0.end, $0.hidden] } + [0])
    var stretches: [Stretch] = []
    var present: [SimulatedRun] = []
    var (nextRun, nextModel) = (0, 0)
    for cut in cuts.sorted() where cut.isFinite {
      while nextModel < view.models.count, view.models[nextModel].time <= cut { nextModel += 1 }
      while nextRun < shown.count, shown[nextRun].start <= cut {
        present.append(shown[nextRun])
        nextRun += 1
      }
      present.removeAll { $0.hidden <= cut }
      stretches.append(
        Stretch(at: cut, model: view.models[max(nextModel - 1, 0)].pose, runs: present))
    }
    self.stretches = stretches
  }

  /// Whether the pose changes at some time.
  var changes: Bool {
    stretches.contains { stretch in
      stretch.base != stretches[0].base
        || stretch.animations.contains { $0.animation.values.count > 1 }
    }
  }

  /// The pose at a time in seconds, own pose and animations together.
  func pose(at time: Double) -> Pose {
    let stretch = stretch(at: time)
    var pose = stretch.base
    for added in stretch.animations { pose.apply(added.animation, at: time - added.start) }
    pose.opacity = min(max(pose.opacity, 0), 1)
    return pose
  }

  /// The view's own pose at a time in seconds.
  func restPose(at time: Double) -> Pose { stretch(at: time).model }

  /// The last stretch that has started; the first one before its start.
  private func stretch(at time: Double) -> Stretch {
    var (low, high) = (0, stretches.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[middle].start <= time + Simultaneity.tolerance {
        low = middle
      } else {
        high = middle
      }
    }
    return stretches[low]
  }
}

extension ViewTrack.Stretch {
  /// The stretch from a time on. What runs at the bottom have come to hold is part of the base.
  fileprivate init(at time: Double, model: Pose, runs: [SimulatedRun]) {
    start = time
    self.model = model
    base = model
    let held = runs.prefix { $0.end <= time }
    for run in held {
      for animation in run.animations { base.apply(animation, at: time - run.start) }
    }
    animations = runs.dropFirst(held.count).flatMap { run in
      run.animations.map { ViewTrack.AddedAnimation(start: run.start, animation: $0) }
    }
  }
}

extension Pose {
  /// Lets an animation replace or add to its component.
  fileprivate mutating func apply(_ animation: KeyframeAnimation, at time: Double) {
    guard let value = animation.value(at: time) else { return }
    if animation.isAdditive {
      add(value, to: animation.keyPath)
    } else {
      self[animation.keyPath] = value
    }
  }
}
