import Golden
import SceneModel
import ShakeEngine
import Testing
import Timing

@Suite struct Mutations {
  private static let shakes = [
    ShakeDefinition(
      name: "shaker", views: ["box"], motion: .afViewShaker(AFViewShaker(duration: 0.5))),
    ShakeDefinition(name: "strokes", views: ["box"], motion: .qhlShakes(QHLShakes())),
  ]

  private func timeline(_ shake: Int) throws -> Timeline {
    let definition = Self.shakes[shake]
    return try Timeline(
      TimelineScript(
        views: [.init(id: "box", base: Pose(x: 3)), .init(id: "still")],
        shakes: [
          .init(name: definition.name, views: definition.views, motion: definition.motion)
        ],
        events: [
          .init(action: .span(0.1)), .init(action: .shake(0)), .init(action: .span(0.1)),
        ]))
  }

  private func tables(
    _ mutation: Mutation, _ shake: Int, fps: Int = 60
  ) throws -> (right: CurveTable, wrong: CurveTable) {
    let timeline = try timeline(shake)
    let clock = try FrameClock(rate: try Curves.rate(fps), duration: timeline.duration)
    let motion = MutatedMotion(
      mutation, of: timeline, shakes: Self.shakes, clock: clock, scale: 2)
    let frames = Array(0..<clock.frameCount)
    let views = ["box", "still"]
    return (
      CurveTable(clock: clock, frames: frames, views: views) { timeline.pose(of: $0, at: $1) },
      CurveTable(clock: clock, frames: frames, views: views) { motion.pose(of: $0, at: $1) }
    )
  }

  @Test(arguments: Mutation.allCases, [0, 1])
  func everyMutantIsCaught(mutation: Mutation, shake: Int) throws {
    for fps in [24, 30, 60, 120] {
      let (right, wrong) = try tables(mutation, shake, fps: fps)
      let difference = CurveDifference(expected: right, actual: wrong, scale: 2)
      #expect(!difference.matches, "\(fps) fps")
      // What does not move stays where it is.
      #expect(difference.views[1].numbers.largestOffset == 0)
    }
  }

  @Test func aLagShowsTheFrameBefore() throws {
    let (right, wrong) = try tables(.lag, 0)
    let (before, after) = (
      right.rows.filter { $0.view == "box" }, wrong.rows.filter { $0.view == "box" }
    )
    #expect(after[0].x == before[0].x)
    for frame in 1..<after.count {
      // The time before a frame is a difference, which is rounded.
      #expect((after[frame].x - before[frame - 1].x).magnitude < 1e-9)
    }
    #expect(
      CurveDifference(expected: right, actual: wrong, scale: 2).overall.lagFrames == 1)
  }

  /// The view's own 3 points stay as they are.
  @Test(arguments: [(Mutation.largerAmplitude, 1.05), (.smallerAmplitude, 0.95)])
  func amplitudesChangeAroundTheViewsOwnPlace(mutation: Mutation, factor: Double) throws {
    let (right, wrong) = try tables(mutation, 0)
    for (a, b) in zip(right.rows, wrong.rows) where a.view == "box" {
      #expect((b.x - 3 - factor * (a.x - 3)).magnitude < 1e-12)
    }
  }

  @Test(arguments: [(Mutation.offsetRight, 0.125), (.offsetLeft, -0.125)])
  func offsetsAreQuartersOfADevicePixel(mutation: Mutation, points: Double) throws {
    let (right, wrong) = try tables(mutation, 0)
    for (a, b) in zip(right.rows, wrong.rows) where a.view == "box" {
      #expect((b.x - a.x - points).magnitude < 1e-12)
    }
  }

  /// Without the last 5, the way from -5 at three quarters leads straight to rest.
  @Test func theSmallestStrokeIsDropped() throws {
    let motion = ShakeMotion.keyframes([
      try KeyframeAnimation(
        keyPath: .translationX, values: [0, 10, -8, 8, -5, 5, 0],
        keyTimes: [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1], timing: try MediaTiming(duration: 1))
    ])
    let script = TimelineScript(
      views: [.init(id: "box")], shakes: [.init(name: "s", views: ["box"], motion: motion)],
      events: [.init(action: .shake(0))])
    let timeline = try Timeline(script)
    let mutant = MutatedMotion(
      .droppedStroke, of: timeline,
      shakes: [ShakeDefinition(name: "s", views: ["box"], motion: motion)],
      clock: try FrameClock(rate: try Curves.rate(40), duration: 1), scale: 1)
    for frame in 0...40 {
      let time = Double(frame) / 40
      let expected = time <= 0.75 ? timeline.pose(of: "box", at: time).x : -5 * (1 - time) / 0.25
      #expect((mutant.pose(of: "box", at: time).x - expected).magnitude < 1e-12)
    }
  }

  /// Eased as a whole, half of the time is half of the way; eased by segments, another place.
  @Test func easingOfTheWholeBecomesEasingOfEachSegment() throws {
    let (right, wrong) = try tables(.easingScope, 0)
    let segments = try KeyframeAnimation(
      keyPath: .translationX, values: [0, 10, -8, 8, -5, 5, 0],
      keyTimes: [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1],
      timingFunctions: Array(repeating: .easeInEaseOut, count: 6),
      timing: try MediaTiming(duration: 0.5))
    for row in wrong.rows where row.view == "box" && row.frame > 6 && row.frame < 36 {
      let value = try #require(segments.value(at: row.time - 0.1))
      #expect((row.x - 3 - value).magnitude < 1e-9)
    }
    #expect(right != wrong)
  }

  @Test func everyMistakeHasWordsOfItsOwn() {
    #expect(Set(Mutation.allCases.map { "\($0)" }).count == Mutation.allCases.count)
  }
}
