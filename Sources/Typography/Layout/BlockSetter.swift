/// Breaks text into lines.
struct BlockSetter {
  /// Makes the lines.
  let lines: LineSetter
  /// The widest advance a line may have, in points; may be infinite.
  let maximumWidth: Double
  /// The most lines there may be; 0 for no limit.
  let maximumLines: Int
  /// How text that is left out is shown.
  let truncation: Truncation

  /// The lines of a text.
  func block(_ text: String, _ findings: inout FontFindings) -> TextBlock {
    var done: [TextLine] = []
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, paragraphText) in paragraphs.enumerated() {
      let paragraph = Paragraph(paragraphText)
      let fitter = LineFitter(
        paragraph, size: lines.size, faces: lines.faces, maximumWidth: maximumWidth)
      let count = paragraph.clusters.count
      var start = 0
      repeat {
        let end = start < count ? fitter.endOfLine(from: start) : count
        let isCut = end < count || number < paragraphs.count - 1
        if done.count + 1 == maximumLines, isCut {
          if let cut = fitter.cutLine(from: start, withEllipsis: truncation == .tail) {
            done.append(lines.line(cut, &findings))
          }
          return block(done, isTruncated: true)
        }
        let range = paragraph.trimmed(start..<end)
        done.append(lines.line(LineContent(paragraph, clusters: range), &findings))
        // Spaces at the place of a break belong to no line.
        start = paragraph.clusters[end...].firstIndex { !$0.isSpace } ?? count
      } while start < count
    }
    return block(done, isTruncated: false)
  }

  private func block(_ done: [TextLine], isTruncated: Bool) -> TextBlock {
    TextBlock(
      lines: done, lineHeight: LineMetrics.systemFont(size: lines.size).lineHeight,
      isTruncated: isTruncated)
  }
}
