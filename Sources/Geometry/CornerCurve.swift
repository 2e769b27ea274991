/// How a rounded rectangle's corner bends, as `CALayerCornerCurve`.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// Quarter circles.
  case circular
  /// The smooth corner of iOS 13, which starts 1.528665 radii from the corner.
  case continuous
}
