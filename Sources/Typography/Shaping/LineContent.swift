/// Clusters that are shaped as one line, cut out of their paragraph: nothing outside is looked at.
struct LineContent {
  /// The code points in logical order.
  private(set) var scalars: [Unicode.Scalar]
  /// The clusters in logical order, with ranges in `scalars`.
  private(set) var clusters: [TextCluster]
  /// The level of the paragraph.
  let baseLevel: UInt8

  /// A stretch of a paragraph. Spaces at its end get the paragraph's level (UAX #9, rule L1).
  init(_ paragraph: Paragraph, clusters range: Range<Int>) {
    let first = range.isEmpty ? 0 : paragraph.clusters[range.lowerBound].range.lowerBound
    let end = range.isEmpty ? 0 : paragraph.clusters[range.upperBound - 1].range.upperBound
    scalars = Array(paragraph.scalars[first..<end])
    clusters = paragraph.clusters[range].map {
      TextCluster(
        range: ($0.range.lowerBound - first)..<($0.range.upperBound - first), level: $0.level,
        traits: $0.traits)
    }
    baseLevel = paragraph.baseLevel
    for index in clusters.indices.reversed() {
      guard clusters[index].isSpace else { break }
      clusters[index].level = baseLevel
    }
  }

  /// The line with an ellipsis at its logical end.
  func withEllipsis() -> LineContent {
    var line = self
    let ellipsis: Unicode.Scalar = "\u{2026}"
    line.clusters.append(
      TextCluster(
        range: scalars.count..<(scalars.count + 1), level: baseLevel,
        traits: LineBreakTraits(ellipsis)))
    line.scalars.append(ellipsis)
    return line
  }
}
