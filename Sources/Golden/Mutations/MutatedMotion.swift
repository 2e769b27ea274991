import Geometry
package import SceneModel
package import ShakeEngine
package import Timing

/// The motion of a scene with a mistake in it.
package struct MutatedMotion: Sendable {
  /// The mistake.
  package let mutation: Mutation
  private let timeline: Timeline
  /// How long a frame lasts, in seconds of the timeline.
  private let frameDuration: Double
  /// Points a device pixel.
  private let pixel: Double
  private let runs: [String: [MutatedRun]]

  /// A motion.
  ///
  /// - Parameters:
  ///   - mutation: The mistake.
  ///   - timeline: The motion without it.
  ///   - shakes: What the timeline's runs play.
  ///   - clock: The frames in which it is shown.
  ///   - scale: Device pixels a point; above 0.
  package init(
    _ mutation: Mutation, of timeline: Timeline, shakes: [ShakeDefinition], clock: FrameClock,
    scale: Double
  ) {
    self.mutation = mutation
    self.timeline = timeline
    frameDuration = clock.time(ofFrame: 1)
    pixel = 1 / scale
    var runs: [String: [MutatedRun]] = [:]
    for run in timeline.runs {
      guard let shake = shakes.first(where: { $0.name == run.shake }) else { continue }
      // At its start a shake may already have replaced the pose that it started from.
      let base = timeline.restPose(of: run.view, at: run.start.nextDown)
      runs[run.view, default: []].append(MutatedRun(run, shake.motion, mutation, base: base))
    }
    self.runs = runs
  }

  /// The pose of a view at a time in seconds.
  package func pose(of view: String, at time: Double) -> Pose {
    guard timeline.animatedViews.contains(view) else { return timeline.pose(of: view, at: time) }
    switch mutation {
    case .lag: return timeline.pose(of: view, at: max(time - frameDuration, 0))
    case .largerAmplitude: return amplified(view, time, by: 1 + Mutation.amplitude)
    case .smallerAmplitude: return amplified(view, time, by: 1 - Mutation.amplitude)
    case .offsetRight: return moved(view, time, by: Mutation.offset * pixel)
    case .offsetLeft: return moved(view, time, by: -Mutation.offset * pixel)
    case .droppedStroke, .easingScope:
      var pose = timeline.pose(of: view, at: time)
      for run in runs[view] ?? [] { run.apply(to: &pose, at: time) }
      return pose
    }
  }

  private func moved(_ view: String, _ time: Double, by distance: Double) -> Pose {
    var pose = timeline.pose(of: view, at: time)
    pose.x += distance
    return pose
  }

  /// Every component further from the view's own pose, or less far.
  private func amplified(_ view: String, _ time: Double, by factor: Double) -> Pose {
    var pose = timeline.pose(of: view, at: time)
    let rest = timeline.restPose(of: view, at: time)
    for component in KeyPath.allCases where component != .scale {
      pose[component] = rest[component] + factor * (pose[component] - rest[component])
    }
    pose.opacity = min(max(pose.opacity, 0), 1)
    return pose
  }
}
