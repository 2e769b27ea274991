package import ShakeEngine

extension KeyPath {
  /// A value in the unit that people use, degrees where the engine has radians, and no zero with a
  /// minus.
  package func measure(_ value: Double) -> Double {
    switch self {
    case .rotation, .skew: value * (180 / .pi) + 0
    default: value + 0
    }
  }
}
