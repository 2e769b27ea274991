package import Golden
import MockKit
import Raster
import Rendering
import SceneModel
import ShakeEngine
import Timing

extension GoldenComparer {
  /// Whether mistakes in the motion would be noticed: those that change the pose of a view in any
  /// frame, whether that is kept or not.
  package func mutants() throws -> [MutantFinding] {
    try Mutation.allCases.compactMap { mutation in
      let motion = motion(with: mutation)
      guard isMistake(motion) else { return nil }
      var witnesses: [MutantFinding.Witness] = []
      if try !curveDifference(pose: motion.pose).matches { witnesses.append(.curve) }
      let frames = try frameComparison(pose: motion.pose, stopsAtDifference: true)
      if frames.frames.contains(where: { !$0.matches }) { witnesses.append(.pixels) }
      return MutantFinding(mutation, noticedBy: witnesses)
    }
  }

  /// What to change in the scene's `golden` block so that each mistake is noticed; nil where each is.
  ///
  /// - Parameter findings: What ``mutants()`` found.
  /// - Returns: A line for people.
  /// - Throws: Where a limit of the scene's is none.
  package func remedy(for findings: [MutantFinding]) throws -> String? {
    guard findings.contains(where: { $0.failure != nil }) else { return nil }
    let (settings, standard) = (scene.scene.golden, CurveTolerance.standard)
    let (curve, pixels) = (try scene.curveTolerance, try scene.pixelTolerance)
    var steps: [String] = []
    if curve.pixels > standard.pixels { steps.append("narrow curve.px") }
    if curve.milliseconds > standard.milliseconds { steps.append("narrow curve.ms") }
    if settings.views != nil { steps.append("name more views") }
    if settings.frames != nil { steps.append("keep more frames") }
    if pixels != .exact { steps.append("narrow pixels") }
    if !settings.masks.isEmpty { steps.append("make masks smaller") }
    // The motion is so small that the standard limits let the mistake through.
    if steps.isEmpty { steps = ["narrow curve.px and curve.ms"] }
    return "to notice each, in the scene's golden block: \(steps.joined(separator: ", "))"
  }

  /// What keeps the pixels from noticing any mistake although one shows in them; nil where nothing
  /// does. The curve may notice them all: still nobody would look at what is drawn.
  ///
  /// - Parameter findings: What ``mutants()`` found.
  /// - Returns: A line for people, with the remedy.
  /// - Throws: `RenderingError`.
  package func blindness(in findings: [MutantFinding]) throws -> String? {
    guard !findings.contains(where: { $0.noticedBy.contains(.pixels) }) else { return nil }
    let cause: String
    switch (scene.masks.isEmpty, try scene.pixelTolerance == .exact) {
    case (true, true): return nil
    case (false, true): cause = "the masks hide all that moves; make them smaller"
    case (true, false): cause = "the tolerance lets all of it through; narrow it"
    case (false, false): cause = "masks and tolerance let all of it through; narrow them"
    }
    return try hidesAll(findings.map(\.mutation))
      ? "no mistake would be noticed by the pixels: \(cause)" : nil
  }

  /// Whether masks and tolerance hide every mistake, and there is one to hide: beside the scene's
  /// own frames, since the approved ones may be drawn with another font.
  private func hidesAll(_ mutations: [Mutation]) throws -> Bool {
    let (tolerance, masks) = (try scene.pixelTolerance, scene.masks)
    let timeline = scene.scene.timeline
    let right = FrameRenderer()
    var isAnyDrawn = false
    for mutation in mutations {
      let motion = motion(with: mutation)
      let wrong = FrameRenderer()
      for index in scene.indices {
        let time = scene.clock.time(ofFrame: index)
        let expected = try right.render(scene.stage.displayList(at: time, pose: timeline.pose))
        let actual = try wrong.render(scene.stage.displayList(at: time, pose: motion.pose))
        guard actual != expected else { continue }
        isAnyDrawn = true
        let difference = PixelDifference(
          expected: expected, actual: actual, tolerance: tolerance, masks: masks)
        if !difference.matches { return false }
      }
    }
    return isAnyDrawn
  }

  private func motion(with mutation: Mutation) -> MutatedMotion {
    MutatedMotion(
      mutation, of: scene.scene.timeline, shakes: scene.scene.shakes, clock: scene.clock,
      scale: scene.scale)
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
