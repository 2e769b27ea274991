import ShakeEngine
import Testing
import Timing

@Suite struct AFViewShakerTests {
  private func offset(_ shaker: AFViewShaker, at time: Double) -> Double {
    ShakeCurve(.afViewShaker(shaker)).pose(at: time).x
  }

  /// Half a second at 60 frames a second, to the four decimals of the reference table.
  @Test func framesOfTheDefaultShake() throws {
    let expected = [
      0, 0.0947, 0.3843, 0.8766, 1.5782, 2.4947, 3.6293, 4.9826, 6.5516, 8.3287, 9.3903, 5.0387,
      0.3805, -4.5213, -6.3825, -1.1429, 4.0968, 6.8168, 2.0966, -2.3891, -3.5420, 0.0083, 3.2071,
      4.4844, 3.2664, 2.2452, 1.4204, 0.7889, 0.3459, 0.0852, 0,
    ]
    let rate = try #require(FrameRate(60))
    let samples = try ShakeCurve(.afViewShaker(AFViewShaker())).samples(at: rate)
    #expect(samples.count == expected.count)
    for (sample, x) in zip(samples, expected) { #expect(abs(sample.pose.x - x) < 0.5e-4) }
  }

  /// The reference table by progress in steps of 0.05, to five decimals.
  @Test(arguments: [0.5, 0.6, 2])
  func offsetsByProgress(duration: Double) {
    let expected = [
      0, 0.21466, 0.87655, 2.00935, 3.62933, 5.74053, 8.32871, 7.25629, 0.38045, -7.04057,
      -1.14286, 6.68894, 2.0966, -4.52458, 0.00833, 4.66705, 3.26639, 1.80841, 0.7889, 0.19319, 0,
    ]
    for (step, x) in expected.enumerated() {
      let time = duration * Double(step) / 20
      #expect(abs(offset(AFViewShaker(duration: duration), at: time) - x) < 0.6e-5)
    }
  }

  /// The same keyframes without the overall function: what the shake is not.
  @Test func withoutTheOverallFunctionItIsAnotherMotion() throws {
    let expected = [
      0, 2.2222, 4.4444, 6.6667, 8.8889, 7.75, 3.25, -1.25, -5.75, -5.7143, -1.1429, 3.4286, 8,
      3.6667, -0.6667, -5, -1, 3, 4, 2, 0,
    ]
    let animation = try KeyframeAnimation(
      keyPath: .translationX, values: [0, 10, -8, 8, -5, 5, 0],
      keyTimes: [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1], timing: MediaTiming(duration: 1))
    for (step, x) in expected.enumerated() {
      #expect(abs(try #require(animation.value(at: Double(step) / 20)) - x) < 0.5e-4)
    }
  }

  /// Half way the eased time is exactly 0.5, three sevenths of the way from -8 to 8.
  @Test func halfWayIsMinusEightSevenths() {
    #expect(abs(offset(AFViewShaker(), at: 0.25) + 8.0 / 7) < 1e-14)
  }

  @Test(arguments: [
    (0.5, [0.16422, 0.22814, 0.27925, 0.32690, 0.37698, 0.5]),
    (0.6, [0.19706, 0.27377, 0.33510, 0.39228, 0.45238, 0.6]),
  ])
  func keyframesAreReachedAtTheInverseOfTheEasing(duration: Double, times: [Double]) {
    let analysis = ShakeAnalysis(.afViewShaker(AFViewShaker(duration: duration)))
    #expect(analysis.keyframes.map(\.value) == [0, 10, -8, 8, -5, 5, 0])
    for (keyframe, time) in zip(analysis.keyframes.dropFirst(), times) {
      #expect(abs(keyframe.time - time) < 0.6e-5)
    }
  }

  @Test func theViewsOwnTransformIsKept() {
    let base = Pose(x: 20, y: -3, rotation: 0.4, scaleX: 2, scaleY: 0.5, skew: 0.1, opacity: 0.7)
    let curve = ShakeCurve(.afViewShaker(AFViewShaker()), base: base)
    for step in -5...70 {
      let time = Double(step) / 100
      var expected = base
      expected.x = 20 + offset(AFViewShaker(), at: time)
      var pose = curve.pose(at: time)
      #expect(abs(pose.x - expected.x) < 1e-13)
      pose.x = expected.x
      #expect(pose == expected)
    }
    #expect(curve.pose(at: 0) == base)
    #expect(curve.pose(at: 0.5) == base)
    #expect(curve.pose(at: 1e9) == base)
  }

  /// Core Animation's own default stands in.
  @Test(arguments: [0, -1, .nan] as [Double])
  func aDurationOfNothingIsAQuarterOfASecond(duration: Double) {
    let shake = ShakeMotion.afViewShaker(AFViewShaker(duration: duration))
    #expect(shake.duration == 0.25)
  }

  @Test(
    arguments: [
      (0, "duration: must be > 0, got 0"), (-0.5, "duration: must be > 0, got -0.5"),
      (.nan, "duration: not a finite number"), (.infinity, "duration: not a finite number"),
      (2e6, "duration: must be at most 1000000, got 2000000"),
    ] as [(Double, String)])
  func documentsMustSayADuration(duration: Double, message: String) {
    #expect {
      try ShakeMotion.afViewShaker(AFViewShaker(duration: duration)).validate()
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test func theDefaultIsValid() throws {
    try AFViewShaker().validate()
    #expect(AFViewShaker().duration == 0.5)
  }
}
