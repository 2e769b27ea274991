import Geometry
import ShakeEngine
import Testing

@Suite struct KeyframeAnimationTests {
  @Test(
    arguments: [
      ([0, 1, 2, 3, 4, 5, 6], [0, 0.1, 0.2, 0.3, 0.4, 1], "keyTimes: 6 times for 7 values"),
      ([0, 1, 2, 3], [0, 0.32, 0.5, 0.2], "keyTimes[3]: 0.2 comes after 0.5"),
      ([0, 1, 2], [0.1, 0.5, 1], "keyTimes[0]: must be 0, got 0.1"),
      ([0, 1, 2], [0, 0.5, 0.9], "keyTimes[2]: must be 1, got 0.9"),
      ([0, 1, 2], [0, 1.5, 1], "keyTimes[1]: must be in 0...1, got 1.5"),
      ([0, 1, 2], [0, .nan, 1], "keyTimes[1]: not a finite number"),
      ([], nil, "values: is empty"),
      ([0, .infinity], nil, "values[1]: not a finite number"),
      ([0, 1, -2e9], nil, "values[2]: must be in -1000000000...1000000000, got -2000000000"),
    ] as [([Double], [Double]?, String)])
  func senselessKeyframesAreRefused(values: [Double], keyTimes: [Double]?, message: String) {
    #expect {
      _ = try KeyframeAnimation(
        keyPath: .translationX, values: values, keyTimes: keyTimes, timing: MediaTiming())
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test func theDiscreteModeNeedsOneTimeMore() throws {
    #expect {
      _ = try KeyframeAnimation(
        keyPath: .opacity, values: [0, 1], keyTimes: [0, 1], calculationMode: .discrete,
        timing: MediaTiming())
    } throws: { error in
      "\(error)" == "keyTimes: 2 times for 2 values; the discrete mode needs 3"
    }
    let animation = try KeyframeAnimation(
      keyPath: .opacity, values: [0.2, 0.8], keyTimes: [0, 0.3, 1], calculationMode: .discrete,
      timing: MediaTiming(duration: 1))
    #expect([0, 0.29, 0.3, 0.99].map { animation.value(at: $0) } == [0.2, 0.2, 0.8, 0.8])
  }

  @Test func timingFunctionsMustFitTheSegments() {
    #expect {
      _ = try KeyframeAnimation(
        keyPath: .opacity, values: [0, 1, 2, 3, 4, 5, 6],
        timingFunctions: Array(repeating: .easeIn, count: 5), timing: MediaTiming())
    } throws: { error in
      "\(error)" == "timingFunctions: needs 6 entries for 7 values, got 5"
    }
  }

  @Test func shapingLiesWithinOne() {
    #expect {
      _ = try KeyframeAnimation(
        keyPath: .opacity, values: [0, 1], calculationMode: .cubic,
        shaping: CurveShaping(bias: [0, -1.5]), timing: MediaTiming())
    } throws: { error in
      "\(error)" == "biasValues[1]: must be in -1...1, got -1.5"
    }
  }

  @Test func manyValuesHaveALimit() {
    let values = Array(repeating: 0.0, count: KeyframeAnimation.maximumValueCount + 1)
    #expect {
      _ = try KeyframeAnimation(keyPath: .opacity, values: values, timing: MediaTiming())
    } throws: { error in
      "\(error)" == "values: at most 10000 values, got 10001"
    }
  }

  /// Header of Core Animation: a paced animation ignores key times and per-segment functions.
  @Test func pacedModesIgnoreWhatDoesNotConcernThem() throws {
    let plain = try KeyframeAnimation(
      keyPath: .opacity, values: [0, 1, 0.5], calculationMode: .paced,
      timing: MediaTiming(duration: 1))
    let odd = try KeyframeAnimation(
      keyPath: .opacity, values: [0, 1, 0.5], keyTimes: [0.5], timingFunctions: [.easeIn],
      calculationMode: .paced, timing: MediaTiming(duration: 1))
    for step in 0...10 {
      #expect(plain.value(at: Double(step) / 10) == odd.value(at: Double(step) / 10))
    }
  }

  @Test(arguments: [
    ("transform.translation.x", KeyPath.translationX), ("translation.x", .translationX),
    ("transform.translation.y", .translationY), ("translation.y", .translationY),
    ("transform.rotation", .rotation), ("transform.rotation.z", .rotation),
    ("rotation", .rotation), ("transform.scale", .scale), ("scale", .scale),
    ("transform.scale.x", .scaleX), ("scale.y", .scaleY), ("skew", .skew), ("opacity", .opacity),
  ])
  func keyPathsAreSpelledAsInCoreAnimation(spelling: String, keyPath: KeyPath) {
    #expect(KeyPath(spelling: spelling) == keyPath)
  }

  @Test(arguments: ["", "x", "transform", "transform.opacity", "position.x", "rotation.x", "Scale"])
  func otherKeyPathsAreNone(spelling: String) {
    #expect(KeyPath(spelling: spelling) == nil)
  }

  @Test(arguments: KeyPath.allCases)
  func everyKeyPathReadsBackWhatItSet(keyPath: KeyPath) {
    var pose = Pose.identity
    pose[keyPath] = 0.25
    #expect(pose[keyPath] == 0.25)
    #expect(pose != .identity)
    #expect(KeyPath(spelling: keyPath.rawValue) == keyPath)
  }

  @Test func scaleReadsTheMeanAndSetsBoth() {
    var pose = Pose(scaleX: 2, scaleY: 4)
    #expect(pose[.scale] == 3)
    pose[.scale] = 5
    #expect(pose.scaleX == 5 && pose.scaleY == 5)
  }

  private static let way = [Point(x: 0, y: 0), Point(x: 3, y: 4), Point(x: 3, y: -6)]

  @Test func aTranslationThroughPointsIsOneAnimationAComponent() throws {
    let animations = try KeyframeAnimation.translation(
      through: Self.way, keyTimes: [0, 0.25, 1], timing: MediaTiming(duration: 1))
    #expect(animations.map(\.keyPath) == [.translationX, .translationY])
    #expect(animations.map(\.values) == [[0, 3, 3], [0, 4, -6]])
    #expect(animations.map { $0.value(at: 0.125) } == [1.5, 2])
  }

  /// The way is 5 and 10 points long: a third of the time for the first part, and a constant speed
  /// of 15 points a second.
  @Test func aPacedTranslationKeepsItsSpeedAlongTheWay() throws {
    let animations = try KeyframeAnimation.translation(
      through: Self.way, calculationMode: .paced, timing: MediaTiming(duration: 1))
    for step in 0...30 {
      let time = Double(step) / 30
      let distance = 15 * time
      let expected =
        distance <= 5 ? [3 * distance / 5, 4 * distance / 5] : [3, 4 - (distance - 5)]
      for (animation, value) in zip(animations, expected) {
        #expect(abs(try #require(animation.value(at: time)) - value) < 1e-13)
      }
    }
  }

  @Test(arguments: CalculationMode.allCases)
  func aTranslationThroughNoNumberIsRefused(mode: CalculationMode) {
    #expect {
      _ = try KeyframeAnimation.translation(
        through: [.zero, Point(x: 1, y: .nan)], calculationMode: mode, timing: MediaTiming())
    } throws: { error in
      "\(error)" == "values[1]: not a finite number"
    }
  }
}
