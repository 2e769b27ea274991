extension KeyframeCurve {
  /// The value at a progress of 0 ... 1 through one pass; nil for a curve of fewer than two values,
  /// which does nothing (measured on Core Animation).
  package func value(at progress: Double) -> Double? {
    guard values.count > 1 else { return nil }
    return value(atEased: timingFunction?.value(at: progress) ?? progress)
  }

  /// The value at a progress that has passed the overall timing function.
  private func value(atEased progress: Double) -> Double {
    let later = firstTime(after: progress)
    if calculationMode == .discrete { return values[min(max(later - 1, 0), values.count - 1)] }
    let lastIndex = values.count - 1
    if later > lastIndex, progress <= 1 { return values[lastIndex] }
    let index = min(max(later - 1, 0), lastIndex - 1)
    let (start, end) = (times[index], times[index + 1])
    guard end > start else { return values[later > lastIndex ? lastIndex : index] }
    var fraction = (progress - start) / (end - start)
    if index < timingFunctions.count { fraction = timingFunctions[index].value(at: fraction) }
    return calculationMode.isCubic
      ? cubic(index, fraction)
      : values[index] + (values[index + 1] - values[index]) * fraction
  }

  /// The index of the first time after `progress`, or the number of times.
  private func firstTime(after progress: Double) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] > progress { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The cubic Hermite curve from one value to the next.
  private func cubic(_ index: Int, _ u: Double) -> Double {
    let (from, to) = (values[index], values[index + 1])
    let length = times[index + 1] - times[index]
    let leave = slope(at: index, shaping.leaving(at: index)) * length
    let arrive = slope(at: index + 1, shaping.arriving(at: index + 1)) * length
    let (square, cube) = (u * u, u * u * u)
    return from * (2 * cube - 3 * square + 1) + leave * (cube - 2 * square + u)
      + to * (3 * square - 2 * cube) + arrive * (cube - square)
  }

  /// The weighted chords around a value over the time they span; at an end there is one chord.
  private func slope(at index: Int, _ weights: (before: Double, after: Double)) -> Double {
    let previous = max(index - 1, 0)
    let next = min(index + 1, values.count - 1)
    let span = times[next] - times[previous]
    guard span > 0 else { return 0 }
    if previous == index || next == index {
      return (1 - shaping.entry(shaping.tension, index)) * (values[next] - values[previous]) / span
    }
    let before = weights.before * (values[index] - values[previous])
    let after = weights.after * (values[next] - values[index])
    return (before + after) / span
  }
}
