/// Components of a motion that are known at some times, and a curve through them.
struct SampledMotion {
  /// The times, rising, in seconds.
  let times: [Double]
  /// The values of each component at those times.
  let columns: [[Double]]

  /// The components of rows in some columns, each in shares of a range.
  init(_ rows: [CurveRow], _ components: [(column: Int, range: Double)]) {
    times = rows.map(\.time)
    columns = components.map { column, range in rows.map { $0.numbers[column] / range } }
  }

  private init(times: [Double], columns: [[Double]]) {
    self.times = times
    self.columns = columns
  }

  /// The motion at rest for a step before its first time and a step after its last; two times at
  /// least.
  var framedByRest: SampledMotion {
    let count = times.count
    guard count >= 2 else { return self }
    let (first, last) = (2 * times[0] - times[1], 2 * times[count - 1] - times[count - 2])
    return SampledMotion(
      times: [first] + times + [last],
      columns: columns.map { [$0[0]] + $0 + [$0[count - 1]] })
  }

  /// Whether any component changes.
  var isMoving: Bool { columns.contains { ($0.max() ?? 0) - ($0.min() ?? 0) > 1e-6 } }

  /// A time among the samples: after which one, and how much of the way to the next, 0 ... 1.
  struct Place {
    let index: Int
    let share: Double
  }

  /// Where a time is; values hold before the first sample and after the last.
  func place(of time: Double) -> Place {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0, low < times.count else { return Place(index: max(low - 1, 0), share: 0) }
    return Place(
      index: low - 1, share: (time - times[low - 1]) / (times[low] - times[low - 1]))
  }

  /// A component's value: a Catmull-Rom spline through samples at any times.
  func value(ofColumn column: Int, at place: Place) -> Double {
    let (values, index, share) = (columns[column], place.index, place.share)
    if share == 0 { return values[index] }
    let (step, rest) = (times[index + 1] - times[index], 1 - share)
    let (here, next) = (values[index], values[index + 1])
    let (slope, nextSlope) = (slope(values, index) * step, slope(values, index + 1) * step)
    return rest * rest * ((1 + 2 * share) * here + share * slope)
      + share * share * ((1 + 2 * rest) * next - rest * nextSlope)
  }

  /// The change a second around a sample.
  private func slope(_ values: [Double], _ index: Int) -> Double {
    let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
    return (values[after] - values[before]) / (times[after] - times[before])
  }
}
