extension Simulation {
  /// Starts a shake on its views, one after the other, as the library's loop does.
  mutating func start(_ shake: Int, event: Int, policy: ReentryPolicy, at time: Double) {
    for id in ledger.started(event: event, shake: shake, at: time) {
      guard let view = viewIndices[id] else {
        // In no window: Core Animation starts the animation and stops it at once.
        let run = SimulatedRun(
          event: event, shake: shake, view: nil, names: names(shake, id), start: time)
        runs.append(run)
        ledger.stopped(event: event, shake: shake, at: time, finished: false)
        continue
      }
      let motion = script.shakes[shake].motion
      let model = views[view].model
      if policy != .additive {
        clear(view, of: motion.components, at: time)
        views[view].setModel(motion.restPoseAfterwards(base: model), at: time)
      }
      let run = SimulatedRun(
        event: event, shake: shake, view: view, names: names(shake, id), start: time,
        components: motion.components,
        animations: policy == .additive
          ? motion.additiveAnimations(base: model) : motion.animations(base: model))
      activeRuns.append(runs.count)
      views[view].shownRuns.append(runs.count)
      views[view].allRuns.append(runs.count)
      runs.append(run)
      spans[event].end = max(spans[event].end, run.end)
    }
  }

  private func names(_ shake: Int, _ view: String) -> (shake: String, view: String) {
    (script.shakes[shake].name, view)
  }

  /// Stops what shows on a view and moves one of some components: running shakes unfinished, and
  /// what ended ones hold.
  private mutating func clear(_ view: Int, of components: PoseComponents, at time: Double) {
    let obstacles = views[view].shownRuns.filter {
      !runs[$0].components.isDisjoint(with: components)
    }
    views[view].shownRuns.removeAll { obstacles.contains($0) }
    for run in obstacles {
      runs[run].hidden = time
      guard runs[run].isActive else { continue }
      stop(run, at: time, finished: false)
      let event = runs[run].event
      spans[event].end = activeRuns.filter { runs[$0].event == event && runs[$0].isActive }
        .map { runs[$0].end }.reduce(time, max)
    }
  }

  /// Lets every run that ends up to a time end there, in the order of their ends.
  mutating func endRuns(upTo time: Double) {
    activeRuns.removeAll { !runs[$0].isActive }
    let ending = activeRuns.filter { runs[$0].end <= time + Simultaneity.tolerance }
    for run in ending.sorted(by: { (runs[$0].end, $0) < (runs[$1].end, $1) }) {
      let end = min(runs[run].end, time)
      if !runs[run].holdsAfterEnd {
        runs[run].hidden = end
        if let view = runs[run].view { views[view].shownRuns.removeAll { $0 == run } }
      }
      stop(run, at: end, finished: true)
    }
    activeRuns.removeAll { !runs[$0].isActive }
  }

  private mutating func stop(_ run: Int, at time: Double, finished: Bool) {
    runs[run].isActive = false
    runs[run].end = time
    runs[run].isFinished = finished
    ledger.stopped(
      event: runs[run].event, shake: runs[run].shake, at: time, finished: finished)
  }

  /// The running runs that move what a shake would move.
  func obstacles(to shake: Int) -> [Int] {
    let moved = script.shakes[shake].motion.components
    return script.shakes[shake].views.flatMap { id in
      (viewIndices[id].map { views[$0].shownRuns } ?? []).filter {
        runs[$0].isActive && !runs[$0].components.isDisjoint(with: moved)
      }
    }
  }

  /// Whether two shakes would move the same component of the same view.
  func haveCommonComponents(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (script.shakes[first], script.shakes[second])
    return !a.motion.components.isDisjoint(with: b.motion.components)
      && a.views.contains { viewIndices[$0] != nil && b.views.contains($0) }
  }
}
