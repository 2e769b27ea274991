/// What a verification found, for people and for machines.
package struct GoldenReport: Sendable {
  /// What was verified: the folder, as the user named it.
  package var title: String
  /// Every golden, in the order of the run.
  package var entries: [ReportEntry]

  /// A report.
  package init(title: String, entries: [ReportEntry]) {
    self.title = title
    self.entries = entries
  }

  /// How many goldens did not match.
  package var failureCount: Int { entries.filter { $0.outcome.isFailure }.count }

  /// `5 of 6 goldens match`.
  package var summary: String {
    let noun = entries.count == 1 ? "golden matches" : "goldens match"
    return "\(entries.count - failureCount) of \(entries.count) \(noun)"
  }
}
