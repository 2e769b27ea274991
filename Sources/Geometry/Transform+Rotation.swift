extension Transform {
  /// A turn about the origin; with y down, positive angles turn clockwise.
  ///
  /// - Parameter radians: The angle. What is not finite gives a map that is not finite.
  /// - Returns: The map, the same bits on every machine.
  public static func rotation(_ radians: Double) -> Transform {
    let sine = ElementaryFunctions.sine(radians)
    let cosine = ElementaryFunctions.cosine(radians)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A slant along x about the origin, `x' = x + tan(angle) * y`, as CSS's `skewX`.
  ///
  /// - Parameter radians: The angle by which lines down are tilted.
  /// - Returns: The map, the same bits on every machine.
  public static func skew(_ radians: Double) -> Transform {
    Transform(a: 1, b: 0, c: ElementaryFunctions.tangent(radians), d: 1, tx: 0, ty: 0)
  }
}
