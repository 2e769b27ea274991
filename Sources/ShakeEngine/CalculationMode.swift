/// How values between keyframes are found, as `CAAnimationCalculationMode`.
public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
  /// Straight from one value to the next.
  case linear
  /// Each value holds until the next one's time; there is one key time more than values.
  case discrete
  /// Straight, at a constant speed through all values: key times and per-segment timing functions
  /// are ignored.
  case paced
  /// A smooth curve through all values (Kochanek and Bartels; Catmull-Rom by default).
  case cubic
  /// The smooth curve, with key times in proportion to the distances between values; key times
  /// and per-segment timing functions are ignored.
  case cubicPaced

  package var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
