/// By how many frames one motion is behind another: the shift, to a fraction of a frame, that
/// leaves the least sum of squares between them.
struct LagEstimate {
  /// The most frames that are tried either way.
  static let limit = 30

  private let expected: [[Double]]
  private let actual: [[Double]]
  private let count: Int

  /// Rows of the same frames, in order.
  ///
  /// Components have different units: each counts in shares of the range that it has in the
  /// expected motion, x and y in shares of the larger of theirs. What does not move there does not
  /// count.
  init(expected: [CurveRow], actual: [CurveRow]) {
    count = min(expected.count, actual.count)
    let columns = (expected.first?.numbers ?? []).indices
    let values = columns.map { column in expected.map { $0.numbers[column] } }
    var ranges = values.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
    if ranges.count >= 2 {
      let larger = max(ranges[0], ranges[1])
      ranges[0] = larger
      ranges[1] = larger
    }
    let moving = columns.filter { ranges[$0] > 1e-6 }
    self.expected = moving.map { column in values[column].map { $0 / ranges[column] } }
    self.actual = moving.map { column in actual.map { $0.numbers[column] / ranges[column] } }
  }

  /// The lag in frames, positive where the actual motion is late; nil where either stands still or
  /// is too short to tell.
  var frames: Double? {
    guard count >= 4, !expected.isEmpty, isMoving(actual) else { return nil }
    let reach = min(Self.limit, count / 2)
    let whole = (-reach...reach).min { a, b in
      let (left, right) = (residual(Double(a)), residual(Double(b)))
      return left != right ? left < right : a.magnitude < b.magnitude
    }
    guard let whole else { return nil }
    // Shares of a range: what nine decimals round away is far below this.
    if residual(Double(whole)) < 1e-12 * Double(count) { return Double(whole) }
    return refined(around: Double(whole))
  }

  private func isMoving(_ columns: [[Double]]) -> Bool {
    columns.contains { ($0.max() ?? 0) - ($0.min() ?? 0) > 1e-6 }
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

  /// The sum of squares between the actual motion and the expected one moved by `shift` frames.
  private func residual(_ shift: Double) -> Double {
    zip(expected, actual).reduce(0) { sum, columns in
      (0..<count).reduce(sum) { sum, frame in
        let error = columns.1[frame] - Self.value(of: columns.0, at: Double(frame) - shift)
        return sum + error * error
      }
    }
  }

  /// A Catmull-Rom spline through the samples, which hold before the first and after the last.
  private static func value(of samples: [Double], at position: Double) -> Double {
    let index = Int(position.rounded(.down))
    func sample(_ index: Int) -> Double { samples[min(max(index, 0), samples.count - 1)] }
    let share = position - Double(index)
    let (a, b, c, d) = (sample(index - 1), sample(index), sample(index + 1), sample(index + 2))
    if share == 0 { return b }
    let (slope, curvature) = ((c - a) / 2, a - 2.5 * b + 2 * c - d / 2)
    let cubic = (d - a) / 2 + 1.5 * (b - c)
    return b + share * (slope + share * (curvature + share * cubic))
  }
}
