/// Why four numbers are no timing function. The index counts `[c1x, c1y, c2x, c2y]` from 0.
public enum TimingFunctionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A control point's time outside 0 ... 1.
  case time(Double, index: Int)
  /// A control point's value beyond ±1000.
  case value(Double, index: Int)
  /// A number that is not finite.
  case notFinite(index: Int)

  /// Which of the four numbers it is.
  public var index: Int {
    switch self {
    case .time(_, let index), .value(_, let index), .notFinite(let index): index
    }
  }

  /// What is wrong with that number.
  public var reason: String {
    switch self {
    case .time(let number, _): "x must be in 0...1, got \(PlainNumber(number))"
    case .value(let number, _): "y must be in -1000...1000, got \(PlainNumber(number))"
    case .notFinite: "not a finite number"
    }
  }

  /// One line for the user: `[0]: x must be in 0...1, got 1.4`.
  public var description: String { "[\(index)]: \(reason)" }
}
