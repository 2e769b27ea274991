/// The shape of a keyframe animation: a value for every progress of one pass.
///
/// Progress goes through the overall timing function first, then to the segment between two key
/// times, then through that segment's own timing function. Where the overall function overshoots,
/// the first or last segment is continued.
package struct KeyframeCurve: Hashable, Sendable {
  package private(set) var values: [Double]
  package let timingFunction: TimingFunction?
  package let timingFunctions: [TimingFunction]
  package let calculationMode: CalculationMode
  package let shaping: CurveShaping
  /// The time of each value; for the discrete mode the end of the last one as well.
  package let times: [Double]

  /// A curve of parts that fit together roughly: key times of another count than the values' take
  /// the common prefix, as measured on Core Animation, and the last value of it holds.
  /// ``KeyframeAnimation`` refuses what does not fit.
  package init(
    values: [Double], keyTimes: [Double]? = nil, timingFunction: TimingFunction? = nil,
    timingFunctions: [TimingFunction] = [], calculationMode: CalculationMode = .linear,
    shaping: CurveShaping = CurveShaping()
  ) {
    self.timingFunction = timingFunction
    self.timingFunctions = calculationMode.isPaced ? [] : timingFunctions
    self.calculationMode = calculationMode
    self.shaping = shaping
    let discrete = calculationMode == .discrete
    if calculationMode.isPaced {
      times = Self.pacedTimes(zip(values, values.dropFirst()).map { ($1 - $0).magnitude })
      self.values = values
    } else if let keyTimes {
      let count = min(values.count, discrete ? keyTimes.count - 1 : keyTimes.count)
      self.values = Array(values.prefix(max(count, 0)))
      times = Array(keyTimes.prefix(discrete ? count + 1 : count))
    } else {
      self.values = values
      let count = Double(discrete ? values.count : values.count - 1)
      times = (0..<(discrete ? values.count + 1 : values.count)).map { Double($0) / count }
    }
  }

  /// The same curve with every value moved by `distance`.
  func moved(by distance: Double) -> KeyframeCurve {
    var curve = self
    curve.values = values.map { $0 + distance }
    return curve
  }

  /// Key times in proportion to the distances between values; even where there is no distance.
  static func pacedTimes(_ distances: [Double]) -> [Double] {
    let sums = distances.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
    let total = sums[sums.count - 1]
    guard total > 0 else { return sums.indices.map { Double($0) / Double(distances.count) } }
    return sums.map { $0 / total }
  }
}
