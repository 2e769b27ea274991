import Golden
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

  /// A measured value with its unit: `+10 pt`, `-3 deg`, `1.2`.
  func text(_ measure: Double) -> String {
    switch self {
    case .translationX, .translationY: "\(DecimalText.signed(measure)) pt"
    case .rotation, .skew: "\(DecimalText.signed(measure)) deg"
    case .scale, .scaleX, .scaleY, .opacity: DecimalText.short(measure, 3)
    }
  }
}
