public import Geometry

extension KeyframeAnimation {
  /// The two animations of `transform.translation` through points: one along x, one along y.
  ///
  /// The paced modes go at a constant speed along the way itself, so both animations share its key
  /// times. Everything else is as for one component.
  ///
  /// - Throws: ``KeyframeError`` as for one component.
  public static func translation(
    through points: [Point], keyTimes: [Double]? = nil, timingFunction: TimingFunction? = nil,
    timingFunctions: [TimingFunction] = [], calculationMode: CalculationMode = .linear,
    shaping: CurveShaping = CurveShaping(), isAdditive: Bool = false, isCumulative: Bool = false,
    timing: MediaTiming
  ) throws(KeyframeError) -> [KeyframeAnimation] {
    try check(values: points.map(\.x))
    try check(values: points.map(\.y))
    var (keyTimes, timingFunctions, mode) = (keyTimes, timingFunctions, calculationMode)
    if mode.isPaced, points.count > 1 {
      keyTimes = KeyframeCurve.pacedTimes(
        zip(points, points.dropFirst()).map { from, to in
          let way = to - from
          return (way.x * way.x + way.y * way.y).squareRoot()
        })
      timingFunctions = []
      mode = mode == .paced ? .linear : .cubic
    }
    func component(_ keyPath: KeyPath, _ values: [Double]) throws(KeyframeError)
      -> KeyframeAnimation
    {
      try KeyframeAnimation(
        keyPath: keyPath, values: values, keyTimes: keyTimes, timingFunction: timingFunction,
        timingFunctions: timingFunctions, calculationMode: mode, shaping: shaping,
        isAdditive: isAdditive, isCumulative: isCumulative, timing: timing)
    }
    return [
      try component(.translationX, points.map(\.x)), try component(.translationY, points.map(\.y)),
    ]
  }
}
