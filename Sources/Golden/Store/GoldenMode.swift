/// What a test run does with goldens that do not match.
///
/// Whatever it writes, a test whose golden was written fails, so a run that recorded never passes.
package enum GoldenMode: String, CaseIterable, Sendable {
  /// Nothing is written.
  case never
  /// What is not there is written.
  case missing
  /// What is not there is written, and what does not match.
  case failed
  /// Everything is written that is not the same to the last bit, tolerated or not.
  case all

  /// The environment's variable that says it.
  package static let variable = "SHAKE_GOLDEN"

  /// The mode that an environment asks for: `missing` unless ``variable`` says another, and `never`
  /// on build servers, which set `CI`, whatever it says.
  package init(environment: [String: String]) throws(GoldenModeError) {
    let word = environment[Self.variable] ?? ""
    let mode = word.isEmpty ? GoldenMode.missing : GoldenMode(rawValue: word)
    guard let mode else { throw GoldenModeError(word: word) }
    self = environment["CI"]?.isEmpty == false ? .never : mode
  }

  /// Whether a golden is written that is not there.
  package var writesMissing: Bool { self != .never }
  /// Whether a golden is written that does not match.
  package var writesFailed: Bool { self == .failed || self == .all }

  /// The start of a command line that runs tests in this mode.
  package var command: String { "\(Self.variable)=\(rawValue) swift test --filter" }
}
