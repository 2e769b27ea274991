public import Golden

/// What the verification of one golden found.
public struct VerifiedGolden: Sendable {
  /// The golden.
  public let location: GoldenLocation
  /// How it went, in numbers and words.
  public internal(set) var entry: ReportEntry
  /// The scene; nil where it could not be read.
  var scene: GoldenScene?

  init(_ location: GoldenLocation, _ outcome: ReportEntry.Outcome) {
    self.location = location
    entry = ReportEntry(name: location.title, outcome: outcome)
  }
}
