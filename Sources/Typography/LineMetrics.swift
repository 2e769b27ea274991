/// Where a line of text sits: the system font's own proportions, whatever font draws the glyphs, so
/// that no layout depends on the fonts of a machine. All values are points.
public struct LineMetrics: Hashable, Sendable, BitwiseCopyable {
  /// From the baseline up to the line's top.
  public let ascender: Double
  /// From the baseline down to the line's bottom; positive.
  public let descender: Double

  /// The metrics of SF at a size: ascender 1950, descender 494, no gap, in units of 1/2048 em.
  public static func systemFont(size: Double) -> LineMetrics {
    LineMetrics(ascender: size * 1950 / 2048, descender: size * 494 / 2048)
  }

  /// From one baseline to the next.
  public var lineHeight: Double { ascender + descender }

  /// The baseline, measured from the top of a box in which the line is centred vertically.
  public func baseline(inBoxOfHeight height: Double) -> Double {
    (height - lineHeight) / 2 + ascender
  }
}
