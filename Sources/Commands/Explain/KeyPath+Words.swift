import ShakeEngine

extension KeyPath {
  /// What it is called in a sentence.
  var words: String {
    switch self {
    case .translationX: "along x"
    case .translationY: "along y"
    case .rotation: "by rotation"
    case .scale: "by scale"
    case .scaleX: "by horizontal scale"
    case .scaleY: "by vertical scale"
    case .skew: "by skew"
    case .opacity: "by opacity"
    }
  }

  /// A value in the unit that people use, degrees where the engine has radians, and no zero with a
  /// minus.
  func measure(_ value: Double) -> Double {
    switch self {
    case .rotation, .skew: value * (180 / .pi) + 0
    default: value + 0
    }
  }

  /// A measured value with its unit: `+10 pt`, `-3 deg`, `1.2`.
  func text(_ measure: Double) -> String {
    switch self {
    case .translationX, .translationY: "\(Decimal.signed(measure)) pt"
    case .rotation, .skew: "\(Decimal.signed(measure)) deg"
    case .scale, .scaleX, .scaleY, .opacity: Decimal.short(measure, 3)
    }
  }
}
