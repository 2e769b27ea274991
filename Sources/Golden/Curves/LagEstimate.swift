/// By how much time a motion is late: the shift of its curve, along a spline between its frames,
/// that leaves the least sum of squares to the expected frames.
struct LagEstimate {
  /// The most frames that are tried either way.
  static let limit = 30

  private let expected: SampledMotion
  private let actual: SampledMotion
  private let rate: Double

  /// Rows in order of time, `rate` frames a second. The actual ones may be of other frames, and more.
  ///
  /// Components have different units: each counts in shares of the range that it has in the
  /// expected motion, x and y in shares of the larger of theirs. What does not move there does not
  /// count.
  init(expected: [CurveRow], actual: [CurveRow], rate: Double) {
    let columns = Array((expected.first?.numbers ?? []).indices)
    var ranges = columns.map { column in
      let values = expected.map { $0.numbers[column] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    if ranges.count >= 2 {
      let larger = max(ranges[0], ranges[1])
      ranges[0] = larger
      ranges[1] = larger
    }
    let moving = columns.filter { ranges[$0] > 1e-6 }.map { (column: $0, range: ranges[$0]) }
    self.expected = SampledMotion(expected, moving)
    self.actual = SampledMotion(actual, moving).framedByRest
    self.rate = rate
  }

  /// The lag in frames, positive where the actual motion is late; nil where either stands still or
  /// is too short to tell.
  var frames: Double? {
    let count = expected.times.count
    guard count >= 4, actual.times.count >= 4, expected.isMoving, actual.isMoving else {
      return nil
    }
    let span = (expected.times[count - 1] - expected.times[0]) * rate
    let reach = Int(max(min(Double(Self.limit), (span / 2).rounded(.up)), 0))
    let whole = (-reach...reach).min { a, b in
      let (left, right) = (residual(Double(a)), residual(Double(b)))
      return left != right ? left < right : a.magnitude < b.magnitude
    }
    guard let whole else { return nil }
    // Shares of a range: what nine decimals round away is far below this.
    if residual(Double(whole)) < 1e-12 * Double(count) { return Double(whole) }
    return refined(around: Double(whole))
  }

  /// The least residual within a frame of a shift, by golden-section search.
  private func refined(around whole: Double) -> Double {
    let ratio = (5.0.squareRoot() - 1) / 2
    var (low, high) = (whole - 1, whole + 1)
    var (left, right) = (high - ratio * (high - low), low + ratio * (high - low))
    var (atLeft, atRight) = (residual(left), residual(right))
    for _ in 0..<40 {
      if atLeft < atRight {
        (high, right, atRight) = (right, left, atLeft)
        left = high - ratio * (high - low)
        atLeft = residual(left)
      } else {
        (low, left, atLeft) = (left, right, atRight)
        right = low + ratio * (high - low)
        atRight = residual(right)
      }
    }
    return (low + high) / 2
  }

  /// The sum of squares between the expected motion and what the actual one shows `shift` frames
  /// later.
  private func residual(_ shift: Double) -> Double {
    var sum = 0.0
    for (index, time) in expected.times.enumerated() {
      let place = actual.place(of: time + shift / rate)
      for (column, values) in expected.columns.enumerated() {
        let error = actual.value(ofColumn: column, at: place) - values[index]
        sum += error * error
      }
    }
    return sum
  }
}
