/// Whether a verification would notice a mistake.
package struct MutantFinding: Hashable, Sendable, Encodable {
  /// What notices it.
  package enum Witness: String, Hashable, Sendable, Encodable {
    /// The curve's numbers.
    case curve
    /// The frames' pixels.
    case pixels
  }

  /// The mistake.
  package let mutation: Mutation
  /// What notices it; none where nothing does.
  package let noticedBy: [Witness]

  /// What was found about a mistake.
  package init(_ mutation: Mutation, noticedBy: [Witness]) {
    self.mutation = mutation
    self.noticedBy = noticedBy
  }

  /// What is wrong about it; nil where it would be noticed.
  package var failure: String? {
    noticedBy.isEmpty ? "would not be noticed: \(mutation)" : nil
  }

  /// One line about all; nil for none.
  static func summary(of findings: [MutantFinding]) -> String? {
    guard !findings.isEmpty else { return nil }
    func count(_ witness: Witness) -> Int {
      findings.filter { $0.noticedBy.contains(witness) }.count
    }
    let noticed = findings.filter { !$0.noticedBy.isEmpty }.count
    return "mutants: \(noticed) of \(findings.count) noticed, \(count(.curve)) by the curve, "
      + "\(count(.pixels)) by the pixels"
  }
}
