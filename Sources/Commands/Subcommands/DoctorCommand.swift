import Golden

/// `doctor`: what this machine has and lacks.
struct DoctorCommand: Command {
  private let isJSON: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.takesOperands(0)
    isJSON = reader.has(.json)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let findings = Inspection.findings()
    try console.print(isJSON ? JSONText.document(findings) : Diagnosis.text(findings))
    return Diagnosis.status(findings)
  }
}
