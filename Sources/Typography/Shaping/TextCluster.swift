/// A grapheme cluster of a paragraph: what a reader takes for one character. It is drawn by one face
/// and never cut.
struct TextCluster {
  /// Its code points in the paragraph.
  var range: Range<Int>
  /// Its embedding level: odd ones read from right to left.
  var level: UInt8
  /// How it behaves at the end of a line.
  var traits: LineBreakTraits

  /// Whether it is white space, which takes no room at the end of a line.
  var isSpace: Bool { traits.contains(.space) || traits.contains(.breakOpportunity) }
}
