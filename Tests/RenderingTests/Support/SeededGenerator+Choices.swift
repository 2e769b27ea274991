import TestSupport

extension SeededGenerator {
  /// A number of a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// True once in `n` times.
  mutating func once(in n: Int) -> Bool { Int.random(in: 0..<n, using: &self) == 0 }
}
