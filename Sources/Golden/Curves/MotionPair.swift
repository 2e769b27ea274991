/// The expected and the actual motion of one view.
struct MotionPair {
  private let expected: ViewMotion
  private let actual: ViewMotion
  /// The rows of frames that both have.
  private let common: (expected: [CurveRow], actual: [CurveRow])
  private let scale: Double
  /// The actual motion, at the times of more frames than are compared if they are known.
  private let finerActual: [CurveRow]?
  private let rate: Double?

  init(
    expected: [CurveRow], actual: [CurveRow], finerActual: [CurveRow]?, scale: Double,
    rate: Double?
  ) {
    self.expected = ViewMotion(expected, scale: scale)
    self.actual = ViewMotion(actual, scale: scale)
    self.scale = scale
    self.finerActual = finerActual
    self.rate = rate
    let rows = Dictionary(actual.map { ($0.frame, $0) }, uniquingKeysWith: { $1 })
    let pairs = expected.compactMap { row in rows[row.frame].map { (row, $0) } }
    common = (pairs.map(\.0), pairs.map(\.1))
  }

  /// How far apart they are.
  var numbers: CurveNumbers {
    var numbers = CurveNumbers()
    var squares = 0.0
    for (a, b) in zip(common.expected, common.actual) {
      let (x, y) = ((b.x - a.x) * scale, (b.y - a.y) * scale)
      let offset = (x * x + y * y).squareRoot()
      squares += offset * offset
      if offset > numbers.largestOffset || numbers.worstFrame == nil {
        numbers.largestOffset = offset
        numbers.worstFrame = a.frame
      }
      numbers.rotationError = max(numbers.rotationError, (b.rotation - a.rotation).magnitude)
      numbers.skewError = max(numbers.skewError, (b.skew - a.skew).magnitude)
      numbers.scaleError = max(
        numbers.scaleError, max((b.scaleX - a.scaleX).magnitude, (b.scaleY - a.scaleY).magnitude))
      numbers.opacityError = max(numbers.opacityError, (b.opacity - a.opacity).magnitude)
    }
    numbers.rmsOffset = (squares / Double(max(common.expected.count, 1))).squareRoot()
    if let rate {
      numbers.lagFrames =
        LagEstimate(
          expected: common.expected, actual: finerActual ?? common.actual, rate: rate
        ).frames
      numbers.lagMilliseconds = numbers.lagFrames.map { $0 / rate * 1000 }
    }
    numbers.peakError = peakError
    numbers.settleError = (actual.settleTime - expected.settleTime) * 1000
    numbers.restError = restError
    return numbers
  }

  /// Of the four ends of the ranges the one that is most wrong; an end below the start goes too far
  /// when it is lower.
  private var peakError: Double {
    let errors = zip(expected.extremes, actual.extremes).enumerated().map { index, ends in
      index.isMultiple(of: 2) ? ends.0 - ends.1 : ends.1 - ends.0
    }
    return errors.max { $0.magnitude < $1.magnitude } ?? 0
  }

  private var restError: Double {
    guard let a = expected.offsets.last, let b = actual.offsets.last else { return 0 }
    let (x, y) = (b.x - a.x, b.y - a.y)
    return (x * x + y * y).squareRoot()
  }
}
