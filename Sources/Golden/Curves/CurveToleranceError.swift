/// A limit of a ``CurveTolerance`` that is outside its range.
package enum CurveToleranceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Device pixels: 0 ... 1e6.
  case pixels(Double)
  /// Milliseconds: 0 ... 1e6.
  case milliseconds(Double)

  /// One line for people.
  package var description: String {
    switch self {
    case .pixels(let value): "curve tolerance in px: must be in 0...1000000, got \(value)"
    case .milliseconds(let value): "curve tolerance in ms: must be in 0...1000000, got \(value)"
    }
  }
}
