import Foundation
import Golden
import Raster
import ShakeEngine
import Testing

@Suite struct MachineReports {
  @Test func jsonHasEveryGoldenWithItsNumbers() throws {
    let report = try Reports.report()
    let object = try JSONSerialization.jsonObject(with: Data(report.json().utf8))
    let root = try #require(object as? [String: Any])
    #expect(root["version"] as? Int == 1)
    #expect(root["total"] as? Int == report.entries.count)
    #expect(root["failed"] as? Int == report.failureCount)
    let goldens = try #require(root["goldens"] as? [[String: Any]])
    #expect(goldens.map { $0["name"] as? String } == report.entries.map(\.name))
    #expect(goldens.map { $0["outcome"] as? String } == report.entries.map(\.outcome.rawValue))
    let last = try #require(goldens.last)
    let curve = try #require(last["curve"] as? [String: Any])
    let overall = try #require(curve["overall"] as? [String: Any])
    // Half a point at two pixels a point.
    #expect((try #require(overall["largestOffset"] as? Double) - 1).magnitude < 1e-9)
    let pixels = try #require(last["pixels"] as? [String: Any])
    #expect(pixels["worstFrame"] as? Int == 1)
    let worst = try #require(pixels["worst"] as? [String: Any])
    #expect(worst["differentPixels"] as? Int == 1)
    #expect(worst["box"] as? [Int] == [2, 1, 1, 1])
    #expect(worst["largestDifference"] as? Int == 50)
  }

  /// The squares are half a point, or a pixel, beside each other in every frame.
  @Test func eachNumberIsSaidOnce() throws {
    var entry = try Reports.failed("a")
    let curve = try #require(entry.curve)
    let pixels = try #require(entry.pixels)
    entry.failures = curve.failures.map { "curve: \($0)" } + ["pixels: \(pixels)"]
    try #require(curve.failures.count == 2)
    #expect(entry.failures[0].hasPrefix("curve: box: offset wrong by up to 1 px in frame"))
    #expect(entry.failures[1].hasPrefix("curve: box: ends 1 px off"))
    let limits = "(limits: 0.002 px, 0.1 ms)"
    #expect(entry.numbers == ["curve: lag 0 frames, peak 0 px, settling 0 ms \(limits)"])
    let xml = try XMLContents(GoldenReport(title: "t", entries: [entry]).junit(folder: "report"))
    let output = xml.named("system-out")[0].text
    #expect(!output.contains("offset") && !output.contains("pixels:"))
    // What is not said of single views stays.
    let views = (0..<21).map { "v\($0)" }
    entry.curve = CurveDifference(
      expected: try Curves.table(9, views: views) { Pose(x: $0) },
      actual: try Curves.table(9, views: views) { Pose(x: $0 + 1) }, scale: 1)
    #expect(entry.numbers[0].hasPrefix("curve: offset max 1 px, RMS 1 px, "))
  }

  @Test(arguments: [
    (["box"], ["other"], "no view is in both curves"), ([], [], "no view moves"),
    ([], ["box"], "no view is in both curves"),
  ])
  func whatWasNotComparedHasNoNumbers(expected: [String], actual: [String], words: String) throws {
    var entry = ReportEntry(name: "a", outcome: .failed)
    let difference = CurveDifference(
      expected: try Curves.table(9, views: expected) { Pose(x: $0) },
      actual: try Curves.table(9, views: actual) { Pose(x: $0) }, scale: 1)
    entry.curve = difference
    #expect("\(difference)" == "nothing to compare: \(words)")
    #expect(entry.numbers == ["curve: nothing to compare: \(words)"])
    let page = try GoldenReport(title: "t", entries: [entry]).page()
    #expect(page.contains(">Frames<") && !page.contains(">Offset, largest<"))
  }

  @Test func equalReportsAreEqualTexts() throws {
    #expect(try Reports.report().json() == Reports.report().json())
    #expect(try Reports.report().page() == Reports.report().page())
  }

  @Test func theSizesOfPicturesAreInTheJSON() throws {
    let difference = PixelDifference(expected: try .make(3, 4), actual: try .make(5, 6))
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(difference))
    let root = try #require(object as? [String: Any])
    #expect(root["verdict"] as? String == "sizeDiffers")
    #expect(root["expectedSize"] as? [String: Int] == ["width": 3, "height": 4])
    #expect(root["actualSize"] as? [String: Int] == ["width": 5, "height": 6])
  }

  @Test func annotationsAreOneLineEach() throws {
    var entry = ReportEntry(name: "a,b:c%\n::error::", outcome: .failed)
    entry.file = "golden/a,b.json"
    entry.failures = ["first: 5 %", "second\r"]
    entry.notes = ["a note"]
    let passed = ReportEntry(name: "fine", outcome: .passed)
    let stale = ReportEntry(name: "old", outcome: .stale)
    let report = GoldenReport(title: "t", entries: [entry, passed, stale])
    let title = "title=golden a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3A"
    #expect(
      report.annotations == [
        "::error file=golden/a%2Cb.json,\(title)::first: 5 %25%0Asecond%0D",
        "::warning file=golden/a%2Cb.json,\(title)::a note",
        "::error title=golden old::stale: references without a scene",
      ])
  }

  @Test func theWorstFrameIsTheOneWithTheLargestShare() throws {
    let white = try Pixmap.make(4, 4)
    func difference(_ count: Int, _ level: UInt8) throws -> PixelDifference {
      var other = white
      for x in 0..<count { other[x, 0] = .grey(level) }
      return PixelDifference(expected: white, actual: other)
    }
    let frames = [
      (0, try difference(0, 0)), (3, try difference(2, 250)), (5, try difference(2, 200)),
      (7, try difference(1, 0)), (9, try difference(2, 200)),
    ]
    let summary = try #require(PixelSummary(of: frames))
    #expect(summary.worstFrame == 5 && summary.frameCount == 5)
    #expect(summary.differingFrameCount == 4)
    #expect("\(summary)".hasPrefix("4 of 5 frames differ, most of all frame 5: 2 of 16 pixels"))
    #expect(PixelSummary(of: []) == nil)
    let equal = try #require(PixelSummary(of: [frames[0]]))
    #expect("\(equal)" == "1 frame equal (tolerance: exact)")
  }

  /// White pictures of 16 pixels; so many are darker in frame 3, and one in frame 5.
  @Test(arguments: [
    (2, nil, "2 of 3 frames differ, most of all frame 3: 2 of 16 pixels differ"),
    (2, 1, "1 of 3 frames differs, most of all frame 3: 2 of 16 pixels differ"),
    (2, 2, "3 frames within the tolerance, furthest off frame 3: 2 of 16 pixels differ"),
    (0, 1, "3 frames within the tolerance, furthest off frame 5: 1 of 16 pixels differ"),
  ])
  func whatIsToleratedDoesNotDiffer(count: Int, allowed: Int?, words: String) throws {
    let white = try Pixmap.make(4, 4)
    let tolerance = try PixelTolerance(.channel(0), maximumCount: allowed)
    let frames = [0, 3, 5].map { frame in
      var other = white
      for x in 0..<(frame == 3 ? count : frame == 5 ? 1 : 0) { other[x, 0] = .grey(200) }
      return (frame, PixelDifference(expected: white, actual: other, tolerance: tolerance))
    }
    #expect("\(try #require(PixelSummary(of: frames)))".hasPrefix(words))
  }

  @Test func whatMasksCoverIsNotSaidToBeEqual() throws {
    let white = try Pixmap.make(4, 4)
    let difference = PixelDifference(expected: white, actual: white, masks: [white.bounds])
    #expect(
      "\(try #require(PixelSummary(of: [(0, difference), (1, difference)])))"
        == "2 frames, nothing compared: masks cover all 4x4 pixels")
  }
}
