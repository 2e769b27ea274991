extension GoldenReport {
  /// The report as JUnit XML, one test case a golden, with the attachment lines that GitLab shows.
  ///
  /// - Parameter folder: The report's folder, from where the run was started: attachments are found
  ///   from there.
  /// - Returns: The file's text.
  package func junit(folder: String) -> String {
    let unreadable = entries.filter { $0.outcome == .unreadable }.count
    let counts = """
      tests="\(entries.count)" failures="\(failureCount - unreadable)" errors="\(unreadable)"
      """
    let cases = entries.map { testCase($0, folder) }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="golden" \(counts)>
      <testsuite name="\(Markup.escaped(title))" \(counts) skipped="0">
      \(cases)</testsuite>
      </testsuites>

      """
  }

  private func testCase(_ entry: ReportEntry, _ folder: String) -> String {
    let time = entry.duration.map { " time=\"\(DecimalText.fixed($0, 3))\"" } ?? ""
    var text = "<testcase classname=\"golden\" name=\"\(Markup.escaped(entry.name))\"\(time)>\n"
    if entry.outcome.isFailure {
      let kind = entry.outcome == .unreadable ? "error" : "failure"
      let lines = entry.failures.isEmpty ? [entry.outcome.words] : entry.failures
      text += "<\(kind) type=\"\(entry.outcome.rawValue)\" message=\"\(Markup.escaped(lines[0]))\">"
      text += lines.map(Markup.escaped).joined(separator: "\n") + "</\(kind)>\n"
    }
    let output =
      (entry.notes + entry.numbers).map(Markup.escaped)
      + entry.attachments.map { "[[ATTACHMENT|\(Markup.escaped("\(folder)/\($0.path)"))]]" }
    if !output.isEmpty {
      text += "<system-out>\n" + output.joined(separator: "\n") + "\n</system-out>\n"
    }
    return text + "</testcase>\n"
  }
}
