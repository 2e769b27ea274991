extension GoldenReport {
  /// The workflow commands that make GitHub show the failures and notes beside the files: lines,
  /// without their ends.
  package var annotations: [String] {
    entries.reduce(into: []) { commands, entry in
      let place = entry.file.map { "file=\(Self.property($0))," } ?? ""
      let title = "title=\(Self.property("golden \(entry.name)"))"
      if entry.outcome.isFailure {
        let lines = entry.failures.isEmpty ? [entry.outcome.words] : entry.failures
        commands.append("::error \(place)\(title)::\(Self.data(lines.joined(separator: "\n")))")
      }
      commands += entry.notes.map { "::warning \(place)\(title)::\(Self.data($0))" }
    }
  }

  /// A message, escaped as the runner's own toolkit does it.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
