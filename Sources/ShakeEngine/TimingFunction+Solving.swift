extension TimingFunction {
  /// The value at a progress in time. 0 and what lies before it (or is no number) gives 0, 1 and
  /// what lies after it gives 1, both exactly.
  ///
  /// The curve's parameter is found by bisection down to neighbouring doubles.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if c1x == c1y && c2x == c2y { return progress }
    let parameter = Self.parameter(in: 0, 1) { Self.cubic(c1x, c2x, at: $0) < progress }
    return Self.cubic(c1y, c2y, at: parameter)
  }

  /// The first progress in time at which the value reaches `value`; nil where it never does within
  /// 0 ... 1. Values up to 0 are reached at the start.
  public func progress(reaching value: Double) -> Double? {
    guard value > 0 else { return value.isNaN ? nil : 0 }
    if c1x == c1y && c2x == c2y { return value <= 1 ? value : nil }
    // Between its turning points the value rises or falls throughout.
    let cuts = [0] + Self.turningPoints(c1y, c2y) + [1]
    for (low, high) in zip(cuts, cuts.dropFirst()) where Self.cubic(c1y, c2y, at: high) >= value {
      // The end may be flat: many parameters round to the value 1 there.
      if high == 1, value == 1 { return 1 }
      let parameter = Self.parameter(in: low, high) { Self.cubic(c1y, c2y, at: $0) < value }
      return parameter >= 1 ? 1 : Self.cubic(c1x, c2x, at: parameter)
    }
    return nil
  }

  /// The cubic through 0 and 1 with control values `a` and `b`.
  private static func cubic(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s
  }

  /// The parameter up to which `isBelow` holds, between `low` and `high`, to the last double.
  private static func parameter(
    in low: Double, _ high: Double, where isBelow: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return isBelow(low) ? high : low }
      if isBelow(middle) { low = middle } else { high = middle }
    }
  }

  /// Where the cubic's derivative is 0 inside 0 ... 1, rising.
  private static func turningPoints(_ a: Double, _ b: Double) -> [Double] {
    // cubic' / 3 = a + 2 (b - 2a) s + (1 + 3a - 3b) s^2
    let (square, half) = (1 + 3 * a - 3 * b, b - 2 * a)
    let discriminant = half * half - square * a
    guard discriminant > 0 else { return [] }
    let root = discriminant.squareRoot()
    // The two quotients of a stable solution: no difference of nearly equal numbers.
    let sum = -(half + (half < 0 ? -root : root))
    return [sum / square, a / sum].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
