package import Golden
import Rendering
import SceneModel
import ShakeEngine
import Timing

extension GoldenComparer {
  /// Whether mistakes in the motion would be noticed: those that change the pose of a view in any
  /// frame, whether that is kept or not.
  package func mutants() throws -> [MutantFinding] {
    try Mutation.allCases.compactMap { mutation in
      let motion = MutatedMotion(
        mutation, of: scene.scene.timeline, shakes: scene.scene.shakes, clock: scene.clock,
        scale: scene.scale)
      guard isMistake(motion) else { return nil }
      var witnesses: [MutantFinding.Witness] = []
      if try !curveDifference(pose: motion.pose).matches { witnesses.append(.curve) }
      let frames = try frameComparison(pose: motion.pose, stopsAtDifference: true)
      if frames.frames.contains(where: { !$0.matches }) { witnesses.append(.pixels) }
      return MutantFinding(mutation, noticedBy: witnesses)
    }
  }

  private func isMistake(_ motion: MutatedMotion) -> Bool {
    let timeline = scene.scene.timeline
    return (0..<scene.clock.frameCount).contains { index in
      let time = scene.clock.time(ofFrame: index)
      return timeline.animatedViews.contains {
        motion.pose(of: $0, at: time) != timeline.pose(of: $0, at: time)
      }
    }
  }
}
