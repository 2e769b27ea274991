/// Which places are inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// Inside where the winding number is not 0.
  case nonZero
  /// Inside where the winding number is odd.
  case evenOdd
}
