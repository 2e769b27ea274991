import ShakeEngine

extension KeyframeAnimation {
  /// The same animation without the turn that is nearest to a value before or after it, of equal
  /// ones the last; nil where nothing turns.
  var withoutSmallestStroke: KeyframeAnimation? {
    var smallest: (index: Int, size: Double)?
    for index in values.indices.dropFirst().dropLast() {
      let (before, after) = (values[index] - values[index - 1], values[index] - values[index + 1])
      guard before * after > 0 else { continue }
      let size = min(before.magnitude, after.magnitude)
      if size <= smallest?.size ?? .infinity { smallest = (index, size) }
    }
    guard let index = smallest?.index else { return nil }
    var (values, times, functions) = (values, curve.times, curve.timingFunctions)
    values.remove(at: index)
    times.remove(at: index)
    if !functions.isEmpty { functions.remove(at: index) }
    return variant(
      values: values, times: times, whole: curve.timingFunction, segments: functions)
  }

  /// The same animation with the easing of the whole on each segment, or that of the first segment
  /// on the whole; nil where nothing eases it.
  var withOtherEasingScope: KeyframeAnimation? {
    if let whole = curve.timingFunction {
      return variant(
        values: values, times: curve.times, whole: nil,
        segments: Array(repeating: whole, count: values.count - 1))
    }
    return curve.timingFunctions.first.flatMap {
      variant(values: values, times: curve.times, whole: $0, segments: [])
    }
  }

  /// Nil for parts that no document could have either.
  private func variant(
    values: [Double], times: [Double], whole: TimingFunction?, segments: [TimingFunction]
  ) -> KeyframeAnimation? {
    try? KeyframeAnimation(
      keyPath: keyPath, values: values, keyTimes: curve.calculationMode.isPaced ? nil : times,
      timingFunction: whole, timingFunctions: segments, calculationMode: curve.calculationMode,
      shaping: curve.shaping, isAdditive: isAdditive, isCumulative: isCumulative, timing: timing)
  }
}
