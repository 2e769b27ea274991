import ShakeEngine
import Testing
import Timing

@Suite struct QHLShakesTests {
  /// The seed's recursion, as it is written: `times` falls while `currentTimes` rises.
  private func recursion(times: Int) -> [Double] {
    var strokes: [Double] = []
    var (times, current, direction) = (times, 0, 1.0)
    while true {
      strokes.append(direction)
      if current >= times { return strokes + [0] }
      (times, current, direction) = (times - 1, current + 1, -direction)
    }
  }

  /// What the reference says of -1 ... 20: strokes before the one back, and the time in strokes.
  @Test(arguments: [
    (-1, 1, 2), (0, 1, 2), (1, 2, 3), (2, 2, 3), (3, 3, 4), (4, 3, 4), (5, 4, 5), (6, 4, 5),
    (10, 6, 7), (20, 11, 12),
  ])
  func strokesOfTheReferenceTable(times: Int, strokes: Int, segments: Double) {
    let shakes = QHLShakes(times: times)
    #expect(shakes.strokeCount == strokes)
    #expect(abs(shakes.duration - 0.05 * segments) < 1e-15)
  }

  @Test(arguments: -1...20)
  func strokesAreThoseOfTheRecursion(times: Int) {
    let shakes = QHLShakes(times: times, range: 3)
    #expect(shakes.strokes == recursion(times: times).map { $0 * 3 })
    #expect(ShakeMotion.qhlShakes(shakes).duration == shakes.duration)
  }

  /// The default at 60 frames a second, to the four decimals of the reference table.
  @Test func framesOfTheDefaultShake() throws {
    let expected = [
      0, 1.1589, 3.8411, 5, 2.6823, -2.6823, -5, -2.6823, 2.6823, 5, 2.6823, -2.6823, -5, -2.6823,
      2.6823, 5, 2.6823, -2.6823, -5, -3.8411, -1.1589, 0,
    ]
    let samples = try ShakeCurve(.qhlShakes(QHLShakes())).samples(at: #require(FrameRate(60)))
    #expect(samples.count == expected.count)
    for (sample, x) in zip(samples, expected) { #expect(abs(sample.pose.x - x) < 0.5e-4) }
  }

  @Test(arguments: [(0.05, 3.0), (0.1, -3), (0.075, 0), (0.025, 1.5), (0.55, 3), (0.6, 0)])
  func theDemoIsWhereItShouldBe(time: Double, x: Double) {
    let curve = ShakeCurve(.qhlShakes(QHLShakes(times: 20, range: 3)))
    #expect(abs(curve.pose(at: time).x - x) < 1e-12)
  }

  @Test func verticalMovesAlongY() {
    let horizontal = ShakeCurve(.qhlShakes(QHLShakes()))
    let vertical = ShakeCurve(.qhlShakes(QHLShakes(direction: .vertical)))
    for step in 0...40 {
      let time = Double(step) / 100
      #expect(vertical.pose(at: time) == Pose(y: horizontal.pose(at: time).x))
    }
  }

  @Test func aNegativeRangeStartsTheOtherWay() {
    let right = ShakeCurve(.qhlShakes(QHLShakes(range: 4)))
    let left = ShakeCurve(.qhlShakes(QHLShakes(range: -4)))
    #expect(left.pose(at: 0.05).x == -4)
    for step in 0...40 {
      let time = Double(step) / 100
      #expect(left.pose(at: time).x == -right.pose(at: time).x)
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (5, 5), (20, 20), (-3, 0)])
  func theExactCountMakesWhatWasAskedFor(times: Int, strokes: Int) {
    let shakes = QHLShakes(times: times, exactCount: true)
    #expect(shakes.strokeCount == strokes)
    #expect(shakes.strokes.count == strokes + 1)
    #expect(shakes.strokes.last == 0)
  }

  /// The first stroke interpolates from the view's own transform, all others are translations, and
  /// the identity stays for ever.
  @Test func theBaseTransformIsLost() {
    let base = Pose(x: 20, y: 8, rotation: 0.4, scaleX: 2, scaleY: 0.5, skew: 0.1, opacity: 0.7)
    let curve = ShakeCurve(.qhlShakes(QHLShakes()), base: base)
    #expect(curve.pose(at: 0) == base)
    // Half way through a stroke its easing is at exactly 0.5.
    let half = curve.pose(at: 0.025)
    let expected = [(half.x, 12.5), (half.y, 4), (half.rotation, 0.2), (half.scaleX, 1.5)]
    for (value, wanted) in expected + [(half.scaleY, 0.75), (half.skew, 0.05)] {
      #expect(abs(value - wanted) < 1e-14)
    }
    for time in [0.05, 0.1, 0.2, 0.3] {
      var pose = curve.pose(at: time)
      #expect(abs(abs(pose.x) - 5) < 1e-12)
      pose.x = 0
      #expect(pose == Pose(opacity: 0.7))
    }
    for time in [0.35, 0.4, 1e6] { #expect(curve.pose(at: time) == Pose(opacity: 0.7)) }
    #expect(QHLShakes().restPoseAfterwards(base: base) == Pose(opacity: 0.7))
  }

  /// UIKit makes such changes without animating them: the chain is over at once.
  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func withoutASpeedItOnlyLosesTheBase(speed: Double) {
    let curve = ShakeCurve(.qhlShakes(QHLShakes(speed: speed)), base: Pose(rotation: 1))
    #expect(curve.duration == 0)
    #expect(curve.pose(at: 0) == .identity)
  }

  @Test(arguments: [
    (QHLShakes(speed: 0), "speed: must be > 0, got 0"),
    (QHLShakes(speed: -0.05), "speed: must be > 0, got -0.05"),
    (QHLShakes(speed: .nan), "speed: not a finite number"),
    (QHLShakes(times: -1), "times: must be in 0...10000, got -1"),
    (QHLShakes(times: 10_001), "times: must be in 0...10000, got 10001"),
    (QHLShakes(range: .infinity), "range: not a finite number"),
    (QHLShakes(range: 2e9), "range: must be in -1000000000...1000000000, got 2000000000"),
  ])
  func senselessParametersAreRefused(shakes: QHLShakes, message: String) {
    #expect {
      try ShakeMotion.qhlShakes(shakes).validate()
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test(arguments: [QHLShakes(), QHLShakes(times: 0, range: -5), QHLShakes(times: 10_000)])
  func sensibleParametersAreNot(shakes: QHLShakes) throws {
    try shakes.validate()
  }

  @Test func hugeCountsAreCutNotMade() {
    #expect(QHLShakes(times: .max).strokeCount == 5001)
    #expect(QHLShakes(times: .min).strokeCount == 1)
    #expect(QHLShakes(times: .max, exactCount: true).strokeCount == 10_000)
  }
}
