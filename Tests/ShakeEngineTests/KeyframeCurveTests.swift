import ShakeEngine
import Testing

/// Values of [0, 1, 0.5, 0.7] over a second, read from Apple's QuartzCore.
@Suite struct KeyframeCurveTests {
  private static let values = [0, 1, 0.5, 0.7]
  private static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  @Test(
    arguments: [
      (CalculationMode.linear, nil, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
      (.linear, [0, 0.1, 0.6, 1], [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
      (.discrete, nil, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
      (.paced, nil, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (.paced, [0, 0.1, 0.6, 1], [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (
        .cubic, nil,
        [0.16434374, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]
      ),
      (
        .cubic, [0, 0.1, 0.6, 1],
        [0.6145833, 1.0066667, 0.9, 0.74, 0.58666664, 0.503125, 0.55833334, 0.634375]
      ),
    ] as [(CalculationMode, [Double]?, [Double])])
  func modesAgreeWithCoreAnimation(mode: CalculationMode, keyTimes: [Double]?, expected: [Double])
    throws
  {
    let animation = try KeyframeAnimation(
      keyPath: .opacity, values: Self.values, keyTimes: keyTimes, calculationMode: mode,
      timing: MediaTiming(duration: 1))
    for (time, value) in zip(Self.times, expected) {
      // The measurements are single precision numbers.
      #expect(abs(try #require(animation.value(at: time)) - value) < 1e-7)
    }
  }

  /// The discrete row of the measurements has four key times for four values: the common prefix of
  /// values and holds is used, as for the other modes, and the last value of it stays.
  @Test(
    arguments: [
      (CalculationMode.discrete, [0, 0.1, 0.6, 1], times, [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
      (
        .linear, [0, 0.5, 1], [0.1, 0.25, 0.4, 0.6, 0.75, 0.9], [0.2, 0.5, 0.8, 0.9, 0.75, 0.6]
      ),
    ] as [(CalculationMode, [Double], [Double], [Double])])
  func keyTimesOfAnotherCountTakeTheCommonPrefix(
    mode: CalculationMode, keyTimes: [Double], times: [Double], expected: [Double]
  ) throws {
    let curve = KeyframeCurve(values: Self.values, keyTimes: keyTimes, calculationMode: mode)
    for (time, value) in zip(times, expected) {
      #expect(abs(try #require(curve.value(at: time)) - value) < 1e-15)
    }
  }

  /// Five values at 0, 0.2, 0.4, 0.6, 0.8: the last one holds.
  @Test func theLastValueOfAPrefixHolds() {
    let curve = KeyframeCurve(
      values: [0, 30, -30, 30, 7], keyTimes: [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(curve.value(at: 0.2) == 30)
    #expect(curve.value(at: 0.8) == 7)
    #expect(curve.value(at: 0.9) == 7)
    #expect(curve.value(at: 1) == 7)
  }

  @Test func oneValueDoesNothing() throws {
    let animation = try KeyframeAnimation(
      keyPath: .opacity, values: [0.25], timing: MediaTiming(duration: 1, fillMode: .both))
    #expect(animation.value(at: 0.5) == nil)
    #expect(animation.value(at: 2) == nil)
    for mode in CalculationMode.allCases {
      #expect(KeyframeCurve(values: [], calculationMode: mode).value(at: 0.5) == nil)
      #expect(KeyframeCurve(values: [3], calculationMode: mode).value(at: 0.5) == nil)
      #expect(
        KeyframeCurve(values: [], keyTimes: [], calculationMode: mode).value(at: 0.5) == nil)
    }
  }

  @Test(arguments: CalculationMode.allCases)
  func everyModeGoesThroughItsFirstAndLastValue(mode: CalculationMode) {
    let curve = KeyframeCurve(values: Self.values, calculationMode: mode)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 0.7)
  }

  /// A quarter of the whole distance of 1.7 at each quarter, but on a smooth curve: the values are
  /// reached at the paced mode's times.
  @Test func cubicPacedReachesValuesAtPacedTimes() throws {
    let curve = KeyframeCurve(values: Self.values, calculationMode: .cubicPaced)
    for (time, value) in zip([0, 1 / 1.7, 1.5 / 1.7, 1], Self.values) {
      #expect(abs(try #require(curve.value(at: time)) - value) < 1e-15)
    }
    #expect(
      curve.value(at: 0.3)
        != KeyframeCurve(values: Self.values, calculationMode: .paced)
        .value(at: 0.3))
  }

  @Test func pacingWithoutDistanceIsEven() {
    let curve = KeyframeCurve(values: [2, 2, 2], calculationMode: .paced)
    #expect(curve.times == [0, 0.5, 1])
    #expect(curve.value(at: 0.7) == 2)
  }

  @Test func fullTensionStopsAtEveryValue() throws {
    let shaping = CurveShaping(tension: [1, 1, 1])
    let curve = KeyframeCurve(values: [0, 10, 30], calculationMode: .cubic, shaping: shaping)
    for u in [0.1, 0.25, 0.5, 0.8] {
      // With no slope at either end a segment is the smoothstep u^2 (3 - 2u).
      let value = try #require(curve.value(at: u / 2))
      #expect(abs(value - 10 * u * u * (3 - 2 * u)) < 1e-14)
    }
  }

  @Test func continuityOfMinusOneMakesStraightLines() throws {
    let shaping = CurveShaping(continuity: [-1, -1, -1, -1])
    let cubic = KeyframeCurve(values: Self.values, calculationMode: .cubic, shaping: shaping)
    let linear = KeyframeCurve(values: Self.values)
    for step in 0...50 {
      let p = Double(step) / 50
      #expect(
        abs(try #require(cubic.value(at: p)) - (try #require(linear.value(at: p)))) < 1e-14)
    }
  }

  /// Kochanek and Bartels: bias 1 leaves with the slope of the chord before, bias -1 with that of
  /// the chord after.
  @Test(arguments: [(1.0, 10.0), (-1.0, 20.0)])
  func biasChoosesTheChord(bias: Double, chord: Double) throws {
    let curve = KeyframeCurve(
      values: [0, 10, 30], calculationMode: .cubic, shaping: CurveShaping(bias: [0, bias]))
    let h = 1e-6
    let slope = (try #require(curve.value(at: 0.5 + h)) - 10) / h
    #expect(abs(slope - chord / 0.5) < 1e-3)
  }

  @Test func theOverallFunctionComesBeforeTheSegmentsOwn() throws {
    let curve = KeyframeCurve(
      values: [0, 8, 4], timingFunction: .easeIn, timingFunctions: [.easeOut, .easeInEaseOut])
    for step in 1..<40 {
      let progress = Double(step) / 40
      let eased = TimingFunction.easeIn.value(at: progress)
      let expected =
        eased < 0.5
        ? 8 * TimingFunction.easeOut.value(at: eased * 2)
        : 8 - 4 * TimingFunction.easeInEaseOut.value(at: eased * 2 - 1)
      #expect(abs(try #require(curve.value(at: progress)) - expected) < 1e-14)
    }
  }

  @Test func anOvershootContinuesTheLastSegment() throws {
    let back = try TimingFunction(c1x: 0.3, c1y: 2, c2x: 0.7, c2y: 2)
    let curve = KeyframeCurve(values: [0, 10, 12], timingFunction: back)
    let eased = back.value(at: 0.6)
    #expect(eased > 1)
    #expect(abs(try #require(curve.value(at: 0.6)) - (8 + 4 * eased)) < 1e-13)
  }

  @Test func jumpsShowTheLaterValue() {
    let curve = KeyframeCurve(values: [0, 1, 5, 6], keyTimes: [0, 0.5, 0.5, 1])
    #expect(curve.value(at: 0.5) == 5)
    #expect(curve.value(at: 0.25) == 0.5)
    let end = KeyframeCurve(values: [0, 1, 5], keyTimes: [0, 1, 1])
    #expect(end.value(at: 1) == 5)
    #expect(end.value(at: 0.5) == 0.5)
  }
}
