import Verification

/// `golden approve`.
struct GoldenAcceptance: Command {
  private let options: GoldenOptions
  private let report: String
  private let isForced: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    report = reader.text(.report) ?? ReportFolder.standardPath
    isForced = reader.has(.force)
    options = try GoldenOptions(reader)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    try GoldenOptions.checkServer("approve", isForced: isForced, environment)
    let approval = try GoldenApproval(report: report)
    let paths = try approval.approve(options.locations())
    for path in paths { console.note("wrote \(path)") }
    if paths.isEmpty { console.note("nothing to approve: everything matches") }
    return .success
  }
}
