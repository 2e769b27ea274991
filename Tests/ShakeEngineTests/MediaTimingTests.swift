import ShakeEngine
import Testing

/// Opacity 0 to 1 over a second on a layer of opacity 0.5, read from Apple's QuartzCore.
@Suite struct MediaTimingTests {
  private static let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5]
  private static let model = 0.5

  private func opacities(_ timing: MediaTiming, at times: [Double]) throws -> [Double] {
    let animation = try KeyframeAnimation(keyPath: .opacity, values: [0, 1], timing: timing)
    return times.map { animation.value(at: $0) ?? Self.model }
  }

  private func expectNear(_ values: [Double], _ expected: [Double]) {
    #expect(values.count == expected.count)
    for (value, wanted) in zip(values, expected) { #expect(abs(value - wanted) < 1e-12) }
  }

  @Test func autoreversesGoesThereAndBack() throws {
    expectNear(
      try opacities(MediaTiming(duration: 1, autoreverses: true), at: Self.times),
      [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5])
  }

  @Test func repeatCountMayBeFractional() throws {
    expectNear(
      try opacities(MediaTiming(duration: 1, repeatCount: 2.5), at: Self.times),
      [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5])
  }

  /// Measured as a repeat duration of 1.7 s, which is a repeat count of 1.7 for a second's pass.
  @Test func repetitionStopsInTheMiddleOfAPass() throws {
    expectNear(
      try opacities(MediaTiming(duration: 1, repeatCount: 1.7), at: Self.times),
      [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5])
  }

  @Test func speedShortensTheActiveTime() throws {
    expectNear(
      try opacities(MediaTiming(duration: 1, speed: 2), at: Self.times),
      [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
    #expect(try MediaTiming(duration: 1, repeatCount: 3, speed: 2).activeDuration == 1.5)
  }

  @Test func timeOffsetWraps() throws {
    expectNear(
      try opacities(MediaTiming(duration: 1, timeOffset: 0.3), at: Self.times),
      [0.3, 0.5, 0.8, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
    expectNear(
      try opacities(MediaTiming(duration: 1, timeOffset: -1.7), at: [0, 0.2, 0.9]), [0.3, 0.5, 0.2])
  }

  @Test func negativeSpeedRunsBackwards() throws {
    expectNear(
      try opacities(MediaTiming(duration: 1, speed: -1), at: Self.times),
      [0, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
  }

  @Test func aDurationOfNothingIsAQuarterOfASecond() throws {
    expectNear(try opacities(MediaTiming(duration: 0), at: [0, 0.2, 0.5]), [0, 0.8, 0.5])
  }

  @Test(arguments: [
    (FillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
    (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
  ])
  func fillModeDecidesWhatShowsOutside(mode: FillMode, expected: [Double]) throws {
    expectNear(
      try opacities(MediaTiming(duration: 1, delay: 1, fillMode: mode), at: [0, 0.5, 1, 1.5, 2.5]),
      expected)
  }

  /// What is shown in the end is what was shown last.
  @Test(arguments: [
    (1.0, false, 1.0, 0.0, 1.0), (2, false, 1, 0, 1), (2.5, false, 1, 0, 0.5),
    (1, true, 1, 0, 0), (1.25, true, 1, 0, 0.5), (1, false, -1, 0, 0), (1, false, 1, 0.3, 0.3),
    (3, false, 0.1, 0, 1),
  ])
  func forwardsHoldsTheLastValue(
    repeatCount: Double, autoreverses: Bool, speed: Double, timeOffset: Double, expected: Double
  ) throws {
    let timing = try MediaTiming(
      duration: 1, repeatCount: repeatCount, autoreverses: autoreverses, speed: speed,
      timeOffset: timeOffset, fillMode: .forwards)
    expectNear(try opacities(timing, at: [timing.activeDuration, 1000]), [expected, expected])
  }

  @Test func theWayBackMirrorsTheEasedWayThere() throws {
    let animation = try KeyframeAnimation(
      keyPath: .opacity, values: [0, 1], timingFunction: .easeIn,
      timing: MediaTiming(duration: 1, autoreverses: true))
    for time in [0.1, 0.3, 0.7, 0.95] {
      let there = try #require(animation.value(at: time))
      let back = try #require(animation.value(at: 2 - time))
      #expect(abs(there - back) < 1e-14)
    }
  }

  @Test func cumulativePassesStartWhereTheLastOneEnded() throws {
    let animation = try KeyframeAnimation(
      keyPath: .translationX, values: [0, 4, 10], isCumulative: true,
      timing: MediaTiming(duration: 1, repeatCount: 3, fillMode: .forwards))
    for (time, value) in [(0.5, 4.0), (1, 10), (1.5, 14), (2.25, 22), (3, 30), (9, 30)] {
      #expect(abs(try #require(animation.value(at: time)) - value) < 1e-12)
    }
  }

  /// Six passes of 0.2 s end at 1.2 s; frame 36 of 60 a second is the start of the fourth pass,
  /// wherever rounding puts it.
  @Test(arguments: [24, 25, 30, 50, 60, 120])
  func aFrameAtABoundaryShowsWhatBegins(rate: Int) throws {
    let animation = try KeyframeAnimation(
      keyPath: .opacity, values: [0, 1], timing: MediaTiming(duration: 0.2, repeatCount: 6))
    for pass in 0..<6 where (pass * rate).isMultiple(of: 5) {
      let time = Double(pass * rate / 5) / Double(rate)
      #expect(abs(try #require(animation.value(at: time))) < 1e-9)
    }
  }

  @Test func endsAndStartsForgiveRounding() throws {
    let animation = try KeyframeAnimation(
      keyPath: .opacity, values: [0, 1], timing: MediaTiming(duration: 0.2, delay: 0.1))
    #expect(animation.value(at: 0.1.nextDown) == 0)
    // 0.1 + 0.2 is above 0.3 in doubles: both are the end.
    #expect(animation.value(at: 0.3) == 1)
    #expect(animation.value(at: 0.1 + 0.2) == 1)
    #expect(animation.value(at: 0.3001) == nil)
  }

  @Test(
    arguments: [
      ("duration", -1), ("duration", .nan), ("duration", 1e7), ("repeatCount", -1),
      ("repeatCount", .infinity), ("speed", 0), ("speed", 1e-4), ("speed", -2000), ("speed", .nan),
      ("timeOffset", .infinity), ("delay", -0.1), ("delay", .nan),
    ] as [(String, Double)])
  func senselessTimingsAreRefused(property: String, value: Double) {
    func number(_ name: String, _ fallback: Double) -> Double {
      name == property ? value : fallback
    }
    #expect {
      _ = try MediaTiming(
        duration: number("duration", 1), repeatCount: number("repeatCount", 1),
        speed: number("speed", 1), timeOffset: number("timeOffset", 0), delay: number("delay", 0))
    } throws: { error in
      (error as? KeyframeError)?.property == property
    }
  }

  @Test func noTimeTrapsOrShowsNonsense() throws {
    let timing = try MediaTiming(
      duration: 1e-300, repeatCount: 1e6, autoreverses: true, speed: -1000, timeOffset: 1e6,
      delay: 1, fillMode: .both)
    let animation = try KeyframeAnimation(keyPath: .opacity, values: [0, 1], timing: timing)
    for time in [0, 1, 1.0.nextUp, 2, -1e300, 1e300, .infinity, -.infinity] {
      #expect((0...1).contains(try #require(animation.value(at: time))))
    }
    #expect(animation.value(at: .nan) == nil)
  }
}
