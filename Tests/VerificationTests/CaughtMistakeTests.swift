import Golden
import PNGCodec
import SceneModel
import ShakeEngine
import TestSupport
import Testing
import Verification

/// The mistakes that a golden must notice, and which of its three comparisons does.
@Suite struct CaughtMistakes {
  /// A mistake in the poses of the view `box`, in points; a point is a pixel.
  enum Mistake: String, CaseIterable, Sendable {
    case offset, lateTail, largerAmplitude, easingScope, wholePixels

    func pose(_ right: @Sendable (_ time: Double) -> Pose, at time: Double) -> Pose {
      var pose = right(time)
      switch self {
      case .offset: pose.x += 0.1
      // The last eighth of the shake, where a stroke of 5 points comes to rest.
      case .lateTail: if time > 0.4375 { pose = right(time - 1.0 / 60) }
      case .largerAmplitude: pose.x *= 1.02
      case .easingScope: pose.x = Self.segmentwise(time)
      case .wholePixels: pose.x.round()
      }
      return pose
    }

    /// AFViewShaker's strokes, each eased in and out for itself.
    private static func segmentwise(_ time: Double) -> Double {
      let times = [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1]
      let values = [0.0, 10, -8, 8, -5, 5, 0]
      let progress = time / 0.5
      guard let segment = times.indices.dropLast().last(where: { times[$0] <= progress }),
        progress < 1
      else { return 0 }
      let share = (progress - times[segment]) / (times[segment + 1] - times[segment])
      let eased = TimingFunction.easeInEaseOut.value(at: share)
      return values[segment] + eased * (values[segment + 1] - values[segment])
    }
  }

  let scenes: SceneFolder
  private let comparer: GoldenComparer
  private let right: @Sendable (_ time: Double) -> Pose

  init() throws {
    scenes = try SceneFolder()
    try scenes.record(SceneFolder.square())
    let scene = try GoldenScene(contentsOf: scenes.folder.path("square.json"))
    comparer = GoldenComparer(
      scene: scene, curve: try CurveTable(csv: scenes.folder.bytes("square.curve.csv")),
      frames: try APNGReader(scenes.folder.bytes("square.apng")), workers: 1)
    let timeline = scene.scene.timeline
    right = { timeline.pose(of: "box", at: $0) }
  }

  @Test func withoutAMistakeNothingIsNoticed() throws {
    let right = right
    #expect(try comparer.curveDifference { _, time in right(time) }.matches)
    #expect(try comparer.frameComparison(pose: { _, time in right(time) }).failures == [])
    #expect(try comparer.seenMotion { _, time in right(time) }?.failures == [])
  }

  @Test(arguments: Mistake.allCases)
  func theCurveAndThePixelsBothNotice(_ mistake: Mistake) throws {
    let right = right
    let curve = try comparer.curveDifference { _, time in mistake.pose(right, at: time) }
    #expect(!curve.matches)
    let frames = try comparer.frameComparison(pose: { _, time in mistake.pose(right, at: time) })
    #expect(!frames.failures.isEmpty)
  }

  /// A constant offset is the one mistake that cannot be seen in the frames alone: there the view
  /// never is anywhere else.
  @Test(arguments: Mistake.allCases.filter { $0 != .offset })
  func theFramesShowThatTheyAreNotOnTheCurve(_ mistake: Mistake) throws {
    let right = right
    let seen = try #require(
      try comparer.seenMotion { _, time in mistake.pose(right, at: time) })
    #expect(seen.failures.count == 1)
    // How far off the mistake itself is, where it is most; a plain square is seen to 0.02 pixels.
    let distance = (0..<30).map { frame in
      let time = Double(frame) / 60
      return (mistake.pose(right, at: time).x - right(time).x).magnitude
    }.max()
    #expect(try (#require(seen.largest) - #require(distance)).magnitude < 0.02)
  }

  @Test func aShakeThatTheFramesDoNotShowIsNoticed() throws {
    let right = right
    let seen = try comparer.seenMotion { _, time in
      var pose = right(time)
      if time > 0 { pose.x += 0.1 }
      return pose
    }
    #expect(try #require(seen).failures.count == 1)
  }

  /// The other mistakes of a golden's frames: see also the last frame that is dropped and the 59
  /// frames a second in ``Verifying``.
  @Test func alphaThatChangesByOneLevelIsNoticed() throws {
    let document = SceneFolder.square(color: "#00000080")
      .replacing(#""backgroundColor": "white""#, with: #""backgroundColor": "clear""#)
    try scenes.record(document)
    try scenes.write(document.replacing("#00000080", with: "#00000081"))
    let entry = try scenes.verify()
    #expect(entry.outcome == .failed)
    #expect(entry.curve?.matches == true)
    #expect(entry.pixels?.differingFrameCount == 30)
    #expect(entry.pixels?.worst.largestDifference == 1)
  }
}
