/// What a filled area is painted with. Gradients are given in the path's own plane and are mapped
/// with it.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A gradient along a line.
  case linearGradient(LinearGradient)
  /// A gradient around a centre.
  case radialGradient(RadialGradient)
}
