/// What findings come to.
package enum Diagnosis {
  /// A line for each finding.
  package static func text(_ findings: [Finding]) -> String {
    var table = TextTable([("found", .left), ("what", .left), ("", .left)])
    for finding in findings {
      let answer = finding.isFound ? "yes" : finding.isNeeded ? "NO" : "no"
      table.add([answer, finding.name, finding.words])
    }
    return table.lines().joined(separator: "\n") + "\n"
  }

  /// Whether the machine will do.
  package static func status(_ findings: [Finding]) -> ExitStatus {
    findings.contains { !$0.isFound && $0.isNeeded } ? .failure : .success
  }
}
