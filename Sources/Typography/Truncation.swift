/// What happens to text that does not fit.
public enum Truncation: Hashable, Sendable, CaseIterable {
  /// The last line ends in an ellipsis.
  case tail
  /// Clusters that do not fit are left out, without a sign.
  case clip
}
