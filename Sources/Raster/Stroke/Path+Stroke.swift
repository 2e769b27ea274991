public import Geometry

extension Path {
  /// The outline of a line drawn along this path, to be filled by the non-zero rule.
  ///
  /// - Parameters:
  ///   - width: The line's width; 0, less or not a number gives an empty path.
  ///   - cap: The ends of open lines; a subpath of no length is a dot for all but `butt`.
  ///   - join: The corners. Along curves the line is always smooth.
  ///   - miterLimit: The longest miter, in line widths; a sharper corner is bevelled.
  /// - Returns: The outline, within 1/2048 of a unit; empty where a coordinate is not finite.
  public func stroked(
    width: Double, cap: StrokeStyle.Cap = .butt, join: StrokeStyle.Join = .miter,
    miterLimit: Double = 10
  ) -> Path {
    stroked(StrokeStyle(width: width, cap: cap, join: join, miterLimit: miterLimit))
  }

  /// The outline of a line drawn along this path, to be filled by the non-zero rule.
  ///
  /// - Parameter style: How the line is made.
  /// - Returns: The outline, within 1/2048 of a unit; empty where a coordinate is not finite.
  public func stroked(_ style: StrokeStyle) -> Path {
    guard style.width > 0, style.width.isFinite, isFinite else { return Path() }
    var stroker = Stroker(style)
    for line in polylines(tolerance: Stroker.tolerance) { stroker.add(line) }
    return stroker.outline
  }
}
