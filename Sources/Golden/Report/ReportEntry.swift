/// What was found about one golden.
package struct ReportEntry: Sendable {
  /// How it went.
  package enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// It matches.
    case passed
    /// It differs.
    case failed
    /// It has a scene, and nothing to compare with.
    case missing
    /// It has references, and no scene.
    case stale
    /// It could not be read or drawn.
    case unreadable

    /// Whether the run fails because of it.
    package var isFailure: Bool { self != .passed }
  }

  /// A file beside the report.
  package struct Attachment: Hashable, Sendable, Codable {
    /// What it shows, in a few words.
    package var label: String
    /// Its path relative to the report's folder, parts separated by `/`.
    package var path: String
    /// The SHA-256 of what it holds, in hexadecimal; nil where nothing is held to it.
    package var digest: String?

    private enum CodingKeys: String, CodingKey {
      case label, path
      case digest = "SHA256"
    }

    /// A file beside the report.
    package init(label: String, path: String, digest: String? = nil) {
      self.label = label
      self.path = path
      self.digest = digest
    }
  }

  /// A file that was drawn from.
  package struct Input: Hashable, Sendable, Codable {
    /// Its path, from where the run was started.
    package var path: String
    /// The SHA-256 of what it held, in hexadecimal.
    package var digest: String

    private enum CodingKeys: String, CodingKey {
      case path
      case digest = "SHA256"
    }

    /// A file that was drawn from.
    package init(path: String, digest: String) {
      self.path = path
      self.digest = digest
    }
  }

  /// The golden's name.
  package var name: String
  /// How it went.
  package var outcome: Outcome
  /// What is wrong, one line each.
  package var failures: [String] = []
  /// What else must be known, one line each.
  package var notes: [String] = []
  /// The scene's file, from where the run was started.
  package var file: String?
  /// The frame rate, as ``Timing/FrameRate`` writes it.
  package var rate: String?
  /// How the motion differs, if it was compared.
  package var curve: CurveDifference?
  /// How far the motion that the frames show is from the curve, if it was measured.
  package var seen: SeenMotion?
  /// How the pictures differ, if they were compared.
  package var pixels: PixelSummary?
  /// How texts differ, if they were compared by their ink: where a font is not the golden's.
  package var ink: InkSummary?
  /// Which mistakes a verification would notice, if that was tried.
  package var mutants: [MutantFinding] = []
  /// Both curves, drawn.
  package var plot: CurvePlot?
  /// The frames to show in the page.
  package var frames: [ReportFrame] = []
  /// The files beside the report.
  package var attachments: [Attachment] = []
  /// The files that were drawn from: the scene's first, then its pictures'; none where the scene is
  /// in no file.
  package var inputs: [Input] = []
  /// The command line that accepts what was drawn; nil where that would change nothing.
  package var approveCommand: String?
  /// How long it took, in seconds.
  package var duration: Double?

  /// All numbers that ``failures`` do not have, those of a match too: a line each.
  package var numbers: [String] {
    [
      curve?.remainder.map { "curve: \($0)" }, seen.map { "seen motion: \($0.remainder)" },
      pixels.map { "pixels: \($0)" }, ink.map { "text: \($0)" }, MutantFinding.summary(of: mutants),
    ].compactMap(\.self).filter { !failures.contains($0) }
  }

  /// An entry without details.
  package init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }
}
