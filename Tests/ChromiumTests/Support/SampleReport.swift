import Foundation
import Golden
import PNGCodec
import Raster
import ShakeEngine
import TestSupport
import Testing
import Timing

/// A report made by hand, written to a folder with all files that it links to.
struct SampleReport: WrittenReport {
  /// Names that are more than text where they are not escaped.
  static let hostileNames = [
    "<img src=x onerror=alert(1)>", "\"><script>alert(1)</script>", "'&amp;", "</title>",
    "</script><script>alert(1)</script>", "{{7*7}}", "javascript:alert(1)", "Foo+I", "image#55",
    "what?", "100% a b", "ü[x]", "%2F", "' autofocus onfocus='alert(1)",
  ]
  /// The frames of every golden that has any, with a gap; each but the first has other pixels.
  static let frames = [0, 1, 2, 3, 8]
  static let fps = 60
  /// Of every picture, in pixels.
  static let size = (width: 240, height: 90)

  let report: GoldenReport
  private let folder: TemporaryFolder

  /// Writes the report.
  init() throws {
    folder = try TemporaryFolder()
    var entries = [try Self.entry("login", .passed), try Self.entry("shaken", .failed)]
    entries += try Self.hostileNames.map { try Self.entry($0, .failed) }
    entries += [try Self.entry("new", .missing), ReportEntry(name: "old", outcome: .stale)]
    report = GoldenReport(title: "<b onclick=alert(1)>golden</b> & more", entries: entries)
    try FileManager.default.createDirectory(
      atPath: folder.path("report"), withIntermediateDirectories: true)
    try folder.write(Array(try report.page().utf8), to: "report/index.html")
    for attachment in entries.flatMap(\.attachments) {
      let url = URL(filePath: folder.path("report")).appending(path: attachment.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.picture(.init(red: 0, green: 255, blue: 0, alpha: 255))).write(to: url)
    }
  }

  /// The page's URL.
  var url: String { Page.url(folder.path("report/index.html")) }

  /// Gives the report's folder another name.
  func move(to name: String) throws -> String {
    try FileManager.default.moveItem(atPath: folder.path("report"), toPath: folder.path(name))
    return Page.url(folder.path("\(name)/index.html"))
  }

  /// The place of a golden in the list.
  func index(of name: String) throws -> Int {
    try #require(report.entries.firstIndex { $0.name == name })
  }

  /// The colour of a frame's approved picture, a red, or of the one that was drawn, a blue.
  static func color(_ frame: Int, isExpected: Bool) -> PremultipliedColor {
    let level = UInt8(100 + 20 * frame)
    return PremultipliedColor(
      red: isExpected ? level : 0, green: 0, blue: isExpected ? 0 : level, alpha: 255)
  }

  private static func picture(_ color: PremultipliedColor) throws -> [UInt8] {
    let picture = Pixmap(width: size.width, height: size.height, filledWith: color)
    return try #require(picture).pngData()
  }

  private static func entry(
    _ name: String, _ outcome: ReportEntry.Outcome
  ) throws -> ReportEntry {
    var entry = ReportEntry(name: name, outcome: outcome)
    entry.frames = try frames.enumerated().map { position, index in
      let isOther = outcome == .failed && position > 0
      let isMissing = outcome == .missing
      return ReportFrame(
        index: index, time: Double(index) / Double(fps),
        expected: isMissing ? nil : try picture(color(position, isExpected: true)),
        difference: isOther ? try picture(.init(red: 9, green: 9, blue: 9, alpha: 255)) : nil,
        actual: isOther || isMissing ? try picture(color(position, isExpected: false)) : nil)
    }
    if outcome == .failed {
      entry.failures = ["curve of \(name): 1.0000 px off in frame 3"]
      entry.notes = ["font of \(name) differs"]
      entry.approveCommand = "shake-render golden approve '\(name)'"
      entry.attachments = [.init(label: "worst frame of \(name)", path: "files/\(name).png")]
    }
    if outcome != .missing {
      let (approved, drawn) = (try curve(0), try curve(outcome == .failed ? 1 : 0))
      entry.curve = CurveDifference(expected: approved, actual: drawn, scale: 1)
      entry.plot = CurvePlot(expected: approved, actual: drawn, scale: 1)
    }
    return entry
  }

  /// AFViewShaker's shake, some points to the right of where it should be.
  private static func curve(_ distance: Double) throws -> CurveTable {
    let shake = ShakeCurve(.afViewShaker(AFViewShaker()))
    let clock = try FrameClock(rate: try #require(FrameRate(fps)), duration: 0.5)
    return CurveTable(clock: clock, frames: Array(0..<30), views: ["box"]) { _, time in
      var pose = shake.pose(at: time)
      pose.x += distance
      return pose
    }
  }
}
