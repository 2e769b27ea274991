import Golden
import Verification

/// `golden verify`.
struct GoldenVerification: Command {
  private let options: GoldenOptions

  init(_ reader: OptionReader) throws(ArgumentError) { options = try GoldenOptions(reader) }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let verifier = GoldenVerifier(workers: options.workers, fonts: options.fonts)
    var entries: [ReportEntry] = []
    for location in try options.locations() {
      let golden = verifier.verify(location)
      if golden.entry.outcome.isFailure || !console.isQuiet {
        try console.print(golden.entry.text)
      }
      entries.append(golden.entry)
    }
    let report = GoldenReport(title: options.words.joined(separator: " "), entries: entries)
    try console.print(report.summary + "\n")
    return report.failureCount == 0 ? .success : .differs
  }
}

extension ReportEntry {
  /// What was found, for people: how it went and all numbers, a line each.
  var text: String {
    var lines = ["\(name): \(outcome.words)"]
    lines += failures.map { "  " + $0 }
    lines += notes.map { "  note: \($0)" }
    if let curve { lines.append("  curve: \(curve)") }
    if let pixels { lines.append("  pixels: \(pixels)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
