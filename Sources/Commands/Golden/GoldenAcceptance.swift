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
    let locations = try options.locations()
    let outcomes = try approval.approve(locations)
    var status = ExitStatus.success
    for (location, outcome) in zip(locations, outcomes) {
      switch outcome {
      case .matched: break
      case .written(let paths): for path in paths { console.note("wrote \(path)") }
      case .alreadyApproved: console.note("\(location.title): is approved already")
      case .notConcerned(let reason):
        console.complain(
          "\(location.title): fails for reasons that approval does not change: \(reason)")
        status = .differs
      case .refused(let error):
        console.complain("\(error)")
        status = .differs
      }
    }
    if outcomes.allSatisfy({ $0 == .matched }) {
      console.note("nothing to approve: everything matches")
    }
    return status
  }
}
