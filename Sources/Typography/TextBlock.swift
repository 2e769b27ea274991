/// Lines of text under each other, in points.
public struct TextBlock: Hashable, Sendable {
  /// The lines from the top; each has its own baseline at y 0. Empty for empty text.
  public let lines: [TextLine]
  /// From one baseline to the next.
  public let lineHeight: Double
  /// Whether something was left out and an ellipsis, or nothing, stands for it.
  public let isTruncated: Bool

  init(lines: [TextLine], lineHeight: Double, isTruncated: Bool) {
    self.lines = lines
    self.lineHeight = lineHeight
    self.isTruncated = isTruncated
  }

  /// The widest line's advance.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }
  /// The height of all lines.
  public var height: Double { lineHeight * Double(lines.count) }
}
