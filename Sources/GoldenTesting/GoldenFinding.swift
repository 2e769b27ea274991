import Golden
import Verification

/// What a test has to be told of a golden.
package struct GoldenFinding: Sendable {
  /// A file that shows it.
  package struct File: Sendable {
    /// Its name, which says which golden it is about.
    package let name: String
    /// What it holds.
    package let bytes: [UInt8]
  }

  /// Stills that the comparison has beside each other.
  private static let partsOfComparison: Set = ["expected.png", "difference.png", "actual.png"]

  /// What is wrong, or was written, and what to do: several lines.
  package let text: String
  /// The report as a page, the comparison, both curves, and what was drawn.
  package let files: [File]

  /// A finding about a golden that does not match or was written.
  init(_ golden: VerifiedGolden, evidence: GoldenEvidence?, written: [String]) throws {
    var entry = golden.entry
    entry.name = golden.location.name.text
    text = Self.text(
      entry, missing: golden.missingFiles, isApprovable: golden.isApprovable, written: written)
    guard let evidence else {
      files = []
      return
    }
    entry.frames = evidence.frames
    entry.plot = evidence.plot
    if golden.isApprovable { entry.approveCommand = "\(GoldenMode.failed.command) TEST" }
    let page = try GoldenReport(title: entry.name, entries: [entry]).page()
    // Short enough for any ending to go with it.
    let stem = FileStem.of(entry.name).prefix(200)
    let shown = evidence.files.filter {
      !Self.partsOfComparison.contains($0.name) && !$0.bytes.isEmpty
    }
    files =
      [File(name: "\(stem)-report.html", bytes: Array(page.utf8))]
      + shown.map { File(name: "\(stem)-\($0.name)", bytes: $0.bytes) }
  }

  private static func text(
    _ entry: ReportEntry, missing: [String], isApprovable: Bool, written: [String]
  ) -> String {
    let problem =
      switch entry.outcome {
      case .passed: "matches, but is not the same"
      case .missing: "is missing"
      case .failed: "differs"
      case .stale, .unreadable: "is unreadable"
      }
    let details =
      (missing.isEmpty ? entry.failures : missing.map { "\($0) is missing" })
      + entry.notes.map { "note: \($0)" } + entry.numbers
    let remedy: [String]
    if written.isEmpty, entry.outcome == .failed, !isApprovable {
      remedy = ["what was drawn is what was approved, so nothing can be accepted"]
    } else if written.isEmpty {
      let mode = entry.outcome == .missing ? GoldenMode.missing : .failed
      remedy = ["to accept what was drawn: \(mode.command) TEST, where CI is not set"]
    } else {
      remedy =
        written.map { "wrote \($0)" } + ["look at what was written, and run the test again"]
    }
    return (["golden '\(entry.name)' \(problem)"] + details + remedy).joined(separator: "\n  ")
  }
}
