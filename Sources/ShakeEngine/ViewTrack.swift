/// How one view moves: stretches of time in which the same animations show.
struct ViewTrack: Hashable, Sendable {
  /// A stretch that lasts until the next one starts.
  struct Stretch: Hashable {
    var start: Double
    /// The view's own pose.
    var model: Pose
    /// The view's own pose under what ended animations hold.
    var base: Pose
    /// Where in the runs those are that show on top; others among them are hidden already.
    var runs: Range<Int>
  }

  /// A view's part in one start of a shake.
  struct Run: Hashable {
    var start: Double
    var end: Double
    var hidden: Double
    var animations: [KeyframeAnimation]
  }

  /// By rising start; the first starts at 0.
  private let stretches: [Stretch]
  /// In the order in which they were added. Stretches share them: a thousand additive shakes on top
  /// of each other are thousands of stretches with hundreds of runs each.
  private let runs: [Run]

  /// The track of a view after the script was played.
  init(_ view: SimulatedView, runs all: [SimulatedRun]) {
    let runs = view.allRuns.map { Run(all[$0]) }.filter { $0.hidden > $0.start }
    let cuts = Set(view.models.map(\.time) + runs.flatMap { [$0.start, $0.end, $0.hidden] } + [0])
    var stretches: [Stretch] = []
    var (firstRun, nextRun, nextModel) = (0, 0, 0)
    for cut in cuts.sorted() where cut.isFinite {
      while nextModel < view.models.count, view.models[nextModel].time <= cut { nextModel += 1 }
      while nextRun < runs.count, runs[nextRun].start <= cut { nextRun += 1 }
      while firstRun < nextRun, runs[firstRun].hidden <= cut { firstRun += 1 }
      let model = view.models[max(nextModel - 1, 0)].pose
      // What runs at the bottom have come to hold is part of the base.
      let held = runs[firstRun..<nextRun].prefix { $0.end <= cut || $0.hidden <= cut }
      var base = model
      for run in held where run.hidden > cut { base.apply(run, at: cut) }
      stretches.append(
        Stretch(start: cut, model: model, base: base, runs: held.endIndex..<nextRun))
    }
    self.stretches = stretches
    self.runs = runs
  }

  /// Whether the pose changes at some time.
  var changes: Bool {
    stretches.contains { stretch in
      stretch.base != stretches[0].base
        || runs(of: stretch).contains { $0.animations.contains { $0.values.count > 1 } }
    }
  }

  /// The pose at a time in seconds, own pose and animations together.
  func pose(at time: Double) -> Pose {
    let stretch = stretch(at: time)
    var pose = stretch.base
    for run in runs(of: stretch) { pose.apply(run, at: time) }
    pose.opacity = min(max(pose.opacity, 0), 1)
    return pose
  }

  /// The view's own pose at a time in seconds.
  func restPose(at time: Double) -> Pose { stretch(at: time).model }

  /// The runs that show in a stretch on top of its base.
  private func runs(of stretch: Stretch) -> some Sequence<Run> {
    runs[stretch.runs].lazy.filter { $0.hidden > stretch.start }
  }

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

extension ViewTrack.Run {
  init(_ run: SimulatedRun) {
    start = run.start
    end = run.end
    hidden = run.hidden
    animations = run.animations
  }
}

extension Pose {
  /// Lets what was added to a view replace or add to components, at a time on the timeline.
  fileprivate mutating func apply(_ run: ViewTrack.Run, at time: Double) {
    for animation in run.animations { apply(animation, at: time - run.start) }
  }

  /// Lets an animation replace or add to its component.
  private mutating func apply(_ animation: KeyframeAnimation, at time: Double) {
    guard let value = animation.value(at: time) else { return }
    if animation.isAdditive {
      add(value, to: animation.keyPath)
    } else {
      self[animation.keyPath] = value
    }
  }
}
