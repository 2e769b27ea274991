import Foundation
import Golden
import PNGCodec
import Raster
import ShakeEngine
import Testing

/// Reports made by hand.
enum Reports {
  /// Names that are more than text where they are not escaped.
  static let hostileNames = [
    "<img src=x onerror=alert(1)>", "\"><script>alert(1)</script>", "'&amp;", "</title>",
    "</script><script>alert(1)</script>", "{{7*7}}", "javascript:alert(1)", "]]>", "<!--", "100% a",
    "Foo+I", "image#55", "what?", "ü[x]", "%2F", "::error::x", "a,b:c",
  ]

  /// A golden of which frame 1 has another pixel.
  static func failed(_ name: String) throws -> ReportEntry {
    let expected = try Pixmap.make(6, 4, .grey(40))
    var actual = expected
    actual[2, 1] = .grey(90)
    let comparison = PixelComparison(expected: expected, actual: actual)
    let difference = PixelDifference(comparison)
    let equal = PixelDifference(expected: expected, actual: expected)
    let curve = CurveDifference(
      expected: try Curves.shake(), actual: try Curves.shake { pose, _ in pose.x += 0.5 }, scale: 2)
    var entry = ReportEntry(name: name, outcome: .failed)
    entry.failures = curve.failures.map { "\($0)" } + ["pixels of \(name): \(difference)"]
    entry.notes = ["font of \(name) differs"]
    entry.file = "golden/\(name).json"
    entry.rate = "60"
    entry.curve = curve
    entry.pixels = PixelSummary(of: [(0, equal), (1, difference)])
    entry.plot = CurvePlot(
      expected: try Curves.shake(), actual: try Curves.shake { pose, _ in pose.x += 0.5 }, scale: 2)
    entry.frames = [
      ReportFrame(index: 0, time: 0, expected: try expected.pngData(), pixels: equal),
      ReportFrame(
        index: 1, time: 1.0 / 60, expected: try expected.pngData(),
        difference: try comparison.differencePicture?.pngData(), actual: try actual.pngData(),
        pixels: difference),
    ]
    entry.attachments = [.init(label: "worst frame of \(name)", path: "files/\(name).png")]
    entry.approveCommand = "shake-render golden approve 'golden/\(name)'"
    entry.duration = 0.25
    return entry
  }

  /// One golden of each outcome, and one for each hostile name.
  static func report() throws -> GoldenReport {
    var entries = ReportEntry.Outcome.allCases.filter { $0 != .failed }.map {
      ReportEntry(name: "a \($0.rawValue) one", outcome: $0)
    }
    entries += try hostileNames.map(failed)
    return GoldenReport(title: "<b>golden</b> & more", entries: entries)
  }
}
