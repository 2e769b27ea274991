import Testing
import Typography

@Suite struct LineMetricsOfTheSystemFont {
  /// UIFont prints 20.287 for systemFont(17).
  @Test func aLineOfSeventeenPointsIsAsHighAsUIFontSays() {
    #expect(abs(LineMetrics.systemFont(size: 17).lineHeight - 20.287) < 0.0005)
  }

  @Test func theBaselineOfACentredLineFollowsFromTheEms() {
    let metrics = LineMetrics.systemFont(size: 2048)
    #expect(metrics.ascender == 1950)
    #expect(metrics.descender == 494)
    #expect(metrics.baseline(inBoxOfHeight: 3000) == (3000 - 2444) / 2 + 1950)
    #expect(metrics.baseline(inBoxOfHeight: 0) == -1222 + 1950)
  }

  @Test func linesOfABlockAreThatHigh() {
    let block = FontLibrary.system().layout("a\nb\nc", size: 2048, weight: TextWeight(400))
    #expect(block.lines.count == 3)
    #expect(block.lineHeight == 2444)
    #expect(block.height == 3 * 2444)
  }
}
