import Foundation
import Geometry
import Golden
import Raster
import Testing

/// The numbers of texts in reports.
@Suite struct InkSummaries {
  /// 100 black pixels against so many, of which `offset` is how far they are moved.
  private func difference(_ count: Int = 100, offset: Int = 0) throws -> InkDifference {
    let white = try Pixmap.make(60, 20)
    let line = PixelRect(minX: 10, minY: 5, maxX: 40, maxY: 15)
    let block = PixelRect(minX: 12, minY: 5, maxX: 22, maxY: 15)
    let actual = white.with(block.offset(dx: offset, dy: 0), .black)
    var expected = white.with(block, .black)
    for index in count..<100 { expected[17, 9 - (index - count)] = .white }
    let comparison = try #require(
      InkComparison(
        expected: expected, actual: actual, background: white, lines: [line], echoes: []))
    return comparison.differences[0]
  }

  @Test func aMatchHasTheLargestNumbersOfAllFrames() throws {
    let frames = [
      (4, [try difference(99)]), (5, []), (6, [try difference(), try difference(98, offset: 1)]),
    ]
    let summary = try #require(InkSummary(of: frames))
    #expect(
      "\(summary)" == """
        2 frames within the limits: ink sums differ by up to 2.00 % (limit: 2 %), ink boxes by up to 1 px \
        (limit: 1 px)
        """)
    #expect(summary.largestSumDifference == 0.02 && summary.largestBoxDifference == 1)
    #expect(summary.worstFrame == 6 && summary.differingFrameCount == 0)
  }

  @Test func aFailureSaysWhereAndByHowMuch() throws {
    let frames = [(4, [try difference(99)]), (5, [try difference(97)]), (7, [try difference(96)])]
    let summary = try #require(InkSummary(of: frames))
    #expect(
      "\(summary)" == """
        2 of 3 frames differ, most of all frame 7: ink sum differs by 4.00 % (limit: 2 %), \
        ink box by 0 px (limit: 1 px), in 34x14 at (8, 3)
        """)
    #expect(InkSummary(of: []) == nil && InkSummary(of: [(0, [])]) == nil)
  }

  @Test func oneFrameIsNotSeveral() throws {
    let one = try #require(InkSummary(of: [(5, [try difference(97)])]))
    #expect("\(one)".hasPrefix("1 of 1 frame differs, most of all frame 5: ink sum"))
  }

  @Test func theWorstIsNoMatchAndTheLargestMultipleOfALimit() throws {
    let frames = [(1, [try difference(97), try difference(offset: 3)]), (2, [try difference(95)])]
    #expect(try #require(InkSummary(of: frames)).worst.boxDifference == 3)
    #expect(try #require(InkSummary(of: frames)).largestSumDifference == 0.05)
  }

  @Test func reportsHaveTheNumbersOfMatchesToo() throws {
    var entry = ReportEntry(name: "a", outcome: .passed)
    entry.ink = InkSummary(of: [(3, [try difference(99)])])
    let report = GoldenReport(title: "t", entries: [entry])
    #expect(
      report.junit(folder: "report").contains(
        "text: 1 frame within the limits: ink sums differ by up to 1.00 %"))
    let object = try JSONSerialization.jsonObject(with: Data(report.json().utf8))
    let goldens = try #require((object as? [String: Any])?["goldens"] as? [[String: Any]])
    let text = try #require(goldens[0]["ink"] as? [String: Any])
    #expect(text["frameCount"] as? Int == 1 && text["differingFrameCount"] as? Int == 0)
    #expect(text["largestSumDifference"] as? Double == 0.01)
    #expect(text["largestBoxDifference"] as? Int == 0)
    let worst = try #require(text["worst"] as? [String: Any])
    #expect(worst["box"] as? [Int] == [8, 3, 34, 14])
    let page = try report.page()
    #expect(page.contains("<th scope=\"row\">Ink sum of texts, largest difference</th><td>1.00 %"))
    #expect(page.contains("<th scope=\"row\">Ink box of texts, largest difference</th><td>0 px"))
  }
}
