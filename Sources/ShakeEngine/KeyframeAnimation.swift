/// A keyframe animation of one key path, as `CAKeyframeAnimation`.
public struct KeyframeAnimation: Hashable, Sendable {
  /// The most values that one animation may have.
  public static let maximumValueCount = 10_000

  /// The component of the pose that it moves.
  public let keyPath: KeyPath
  /// How its time runs.
  public let timing: MediaTiming
  /// Whether its value adds to what it finds; otherwise it replaces it.
  public let isAdditive: Bool
  /// Whether each pass starts from where the one before it ended.
  public let isCumulative: Bool
  package let curve: KeyframeCurve

  /// An animation through `values`: points, radians, factors or opacity, as the key path has them.
  ///
  /// Key times say when each value is reached, as a part of one pass: from 0 to 1, never falling,
  /// one more than values in the discrete mode; they spread evenly by default. `timingFunction`
  /// eases the whole pass, before all else; `timingFunctions` ease each segment: one fewer than
  /// values, or none. `shaping` bends the cubic modes.
  ///
  /// - Throws: ``KeyframeError`` for what does not fit together, and for values beyond ±1e9.
  public init(
    keyPath: KeyPath, values: [Double], keyTimes: [Double]? = nil,
    timingFunction: TimingFunction? = nil, timingFunctions: [TimingFunction] = [],
    calculationMode: CalculationMode = .linear, shaping: CurveShaping = CurveShaping(),
    isAdditive: Bool = false, isCumulative: Bool = false, timing: MediaTiming
  ) throws(KeyframeError) {
    try Self.check(values: values)
    if !calculationMode.isPaced {
      try Self.check(keyTimes: keyTimes, values: values.count, calculationMode)
      try Self.check(timingFunctions: timingFunctions, values: values.count)
    }
    try Self.check(shaping: shaping)
    self.init(
      keyPath: keyPath,
      curve: KeyframeCurve(
        values: values, keyTimes: keyTimes, timingFunction: timingFunction,
        timingFunctions: timingFunctions, calculationMode: calculationMode, shaping: shaping),
      timing: timing, isAdditive: isAdditive, isCumulative: isCumulative)
  }

  /// An animation whose parts are known to fit.
  init(
    keyPath: KeyPath, curve: KeyframeCurve, timing: MediaTiming, isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    self.keyPath = keyPath
    self.curve = curve
    self.timing = timing
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  /// The values it goes through.
  public var values: [Double] { curve.values }
  /// How long it moves, in seconds, after its delay.
  public var activeDuration: Double { timing.activeDuration }
  /// When it ends, in seconds since it was added.
  public var end: Double { timing.delay + timing.activeDuration }

  /// The animation that adds what this one moves away from `rest`.
  func additive(from rest: Double) -> KeyframeAnimation {
    guard !isAdditive else { return self }
    return KeyframeAnimation(
      keyPath: keyPath, curve: curve.moved(by: -rest), timing: timing, isAdditive: true,
      isCumulative: isCumulative)
  }

  /// Its value at a time since it was added, in seconds; nil where it does not apply. At its end it
  /// still does.
  public func value(at localTime: Double) -> Double? {
    guard let phase = timing.phase(at: localTime), let value = curve.value(at: phase.progress)
    else { return nil }
    guard isCumulative, phase.completed > 0, let passEnd = curve.value(at: passEndProgress)
    else { return value }
    return value + phase.completed * passEnd
  }

  /// Where a pass ends: an autoreversing one is back at its start.
  private var passEndProgress: Double { timing.autoreverses ? 0 : 1 }
}
