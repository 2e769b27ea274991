public import Geometry

/// One shaped line of text as outlines, in points: baseline at y 0, pen from x 0, y down.
public struct TextLine: Hashable, Sendable {
  /// The glyphs' outlines, to be filled by the non-zero rule.
  public let path: Path
  /// The advance of the whole line, fallback glyphs included: what centring goes by.
  public let width: Double
  /// The smallest rectangle around the ink; nil where there is none.
  public let inkBounds: Rect?
  /// Whether the line's paragraph reads from right to left: its first strong character decides.
  public let isRightToLeft: Bool

  /// A line without a glyph.
  public static let empty = TextLine(path: Path(), width: 0, inkBounds: nil, isRightToLeft: false)
}
