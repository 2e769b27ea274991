extension GoldenReport {
  /// The workflow commands that make GitHub show the failures and notes beside the files.
  public var annotations: String {
    entries.reduce(into: "") { text, entry in
      let place = entry.file.map { "file=\(Self.property($0))," } ?? ""
      let title = "title=\(Self.property("golden \(entry.name)"))"
      if entry.outcome.isFailure {
        let lines = entry.failures.isEmpty ? [entry.outcome.words] : entry.failures
        text += "::error \(place)\(title)::\(Self.data(lines.joined(separator: "\n")))\n"
      }
      for note in entry.notes { text += "::warning \(place)\(title)::\(Self.data(note))\n" }
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
