/// A shadow's pixels and where they lie beside the picture that cast it.
public struct CastShadow: Hashable, Sendable {
  /// The shadow in its colour.
  public var pixmap: Pixmap
  /// The column of the casting picture at which the shadow's first column lies; negative for columns
  /// before it.
  public var x: Int
  /// The row of the casting picture at which the shadow's first row lies.
  public var y: Int
}
