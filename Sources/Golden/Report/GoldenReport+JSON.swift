extension GoldenReport {
  /// The report as JSON: keys in alphabetical order, so that equal reports are equal texts.
  ///
  /// - Throws: Where a number is not finite, which no comparison makes.
  package func json() throws -> String { try JSONText.document(ReportDocument(self)) }
}

/// What `report.json` holds.
private struct ReportDocument: Encodable {
  struct Golden: Encodable {
    let name: String
    let outcome: ReportEntry.Outcome
    let failures: [String]
    let notes: [String]
    let file: String?
    let fps: String?
    let curve: CurveDifference?
    let seen: SeenMotion?
    let pixels: PixelSummary?
    let ink: InkSummary?
    let attachments: [ReportEntry.Attachment]
    let mutants: [MutantFinding]?
    let inputs: [ReportEntry.Input]
    let approve: String?

    init(_ entry: ReportEntry) {
      name = entry.name
      outcome = entry.outcome
      failures = entry.failures
      notes = entry.notes
      file = entry.file
      fps = entry.rate
      curve = entry.curve
      seen = entry.seen
      pixels = entry.pixels
      ink = entry.ink
      attachments = entry.attachments
      mutants = entry.mutants.isEmpty ? nil : entry.mutants
      inputs = entry.inputs
      approve = entry.approveCommand
    }
  }

  let version = 1
  let title: String
  let total: Int
  let failed: Int
  let goldens: [Golden]

  private enum CodingKeys: String, CodingKey {
    case version, title, total, failed, goldens
  }

  init(_ report: GoldenReport) {
    title = report.title
    total = report.entries.count
    failed = report.failureCount
    goldens = report.entries.map(Golden.init)
  }
}
