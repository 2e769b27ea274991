/// A paragraph made ready for shaping: composed, free of what means nothing to a shaper, cut into
/// grapheme clusters with their embedding levels.
struct Paragraph {
  /// The code points in logical order.
  let scalars: [Unicode.Scalar]
  /// The clusters in logical order; together they are all of `scalars`.
  let clusters: [TextCluster]
  /// 0 when the paragraph reads from left to right, 1 when from right to left.
  let baseLevel: UInt8

  /// A paragraph of text. Tabs and line breaks are spaces here; other control characters and the byte
  /// order mark are gone.
  init(_ text: some StringProtocol) {
    var kept: [Unicode.Scalar] = []
    for character in text {
      if character.isNewline || character == "\t" {
        kept.append(" ")
      } else {
        for scalar in character.unicodeScalars where !Self.isMeaningless(scalar) {
          kept.append(scalar)
        }
      }
    }
    let scalars = NormalizedText.composed(kept)
    let bidi = BidiParagraph(scalars)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    var clusters: [TextCluster] = []
    var start = 0
    for character in String(view) {
      let end = start + character.unicodeScalars.count
      clusters.append(
        TextCluster(
          range: start..<end, level: bidi.levels[start], traits: LineBreakTraits(scalars[start])))
      start = end
    }
    self.scalars = scalars
    self.clusters = clusters
    baseLevel = bidi.baseLevel
  }

  private static func isMeaningless(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFEFF || scalar.properties.generalCategory == .control
  }

  /// The clusters of a line without the spaces at its end.
  func trimmed(_ clusters: Range<Int>) -> Range<Int> {
    var end = clusters.upperBound
    while end > clusters.lowerBound, self.clusters[end - 1].isSpace { end -= 1 }
    return clusters.lowerBound..<end
  }
}
