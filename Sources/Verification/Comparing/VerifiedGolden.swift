package import Golden

/// What the verification of one golden found.
package struct VerifiedGolden: Sendable {
  /// The golden.
  package let location: GoldenLocation
  /// How it went, in numbers and words.
  package internal(set) var entry: ReportEntry
  /// The references that are not there, by their paths.
  package internal(set) var missingFiles: [String] = []
  /// Whether what was drawn is not what is approved, so that to accept it would change a file.
  package internal(set) var isApprovable = false
  /// The scene; nil where it could not be read.
  package internal(set) var scene: GoldenScene?
  /// What is approved; nil where it could not be read.
  var references: GoldenReferences?
  /// Whether texts were compared by their ink, since a font is not the golden's.
  var measuresInk = false
  /// How far pictures may be apart.
  var pixelTolerance = PixelTolerance.exact

  init(_ location: GoldenLocation, _ outcome: ReportEntry.Outcome) {
    self.location = location
    entry = ReportEntry(name: location.title, outcome: outcome)
  }

  /// What it takes to judge a golden that does not match: files and frames, drawn once more.
  ///
  /// - Parameter workers: How many threads draw; nil for one a processor.
  /// - Returns: Nil for one that matches, or whose scene could not be drawn.
  /// - Throws: Errors of drawing and of writing PNGs, which print one line.
  package func evidence(workers: Int? = nil) throws -> GoldenEvidence? {
    try GoldenEvidence(self, workers: workers)
  }
}
