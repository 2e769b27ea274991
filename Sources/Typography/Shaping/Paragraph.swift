/// A paragraph made ready for shaping: composed, free of what draws nothing, cut into clusters.
struct Paragraph {
  /// The code points in logical order.
  let scalars: [Unicode.Scalar]
  /// The clusters in logical order; together they are all of `scalars`.
  private(set) var clusters: [TextCluster] = []
  /// Whether the paragraph reads from right to left.
  let isRightToLeft: Bool

  /// A paragraph of text. Tabs and line breaks are spaces here; other control characters are gone.
  init(_ text: some StringProtocol) {
    var kept: [Unicode.Scalar] = []
    for character in text {
      if character.isNewline || character == "\t" {
        kept.append(" ")
      } else {
        for scalar in character.unicodeScalars where !Self.drawsNothing(scalar) {
          kept.append(scalar)
        }
      }
    }
    let composed = NormalizedText.composed(kept)
    scalars = composed
    isRightToLeft = false
    var string = String.UnicodeScalarView()
    string.append(contentsOf: composed)
    var start = 0
    for character in String(string) {
      let end = start + character.unicodeScalars.count
      clusters.append(TextCluster(range: start..<end, level: 0))
      start = end
    }
  }

  /// Control characters and the byte order mark mean nothing to a shaper.
  private static func drawsNothing(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFEFF || scalar.properties.generalCategory == .control
  }
}
