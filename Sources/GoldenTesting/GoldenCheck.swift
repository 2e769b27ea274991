import Foundation
import Golden
package import Rendering
package import Typography
import Verification

/// What a test that expects a golden does, whichever library the test is written with.
package struct GoldenCheck: Sendable {
  private let location: GoldenLocation
  private let mode: GoldenMode
  private let workers: Int?
  private let fonts: @Sendable () -> FontLibrary

  /// A check.
  ///
  /// - Parameters:
  ///   - name: The golden's name.
  ///   - folder: The folder that it is in: absolute, or relative to the folder of `file`.
  ///   - file: The source file of the test.
  ///   - environment: What says the ``Golden/GoldenMode``.
  ///   - workers: How many threads draw; nil for one a processor.
  ///   - fonts: What texts are drawn with.
  /// - Throws: `GoldenNameError`, `GoldenModeError`.
  package init(
    _ name: String, in folder: String, beside file: String,
    environment: [String: String] = ProcessInfo.processInfo.environment, workers: Int? = nil,
    fonts: @escaping @Sendable () -> FontLibrary
  ) throws {
    let parent = URL(filePath: file).deletingLastPathComponent()
    let path = URL(filePath: folder, relativeTo: parent).standardizedFileURL
    location = GoldenLocation(
      store: GoldenStore(folder: path.path(percentEncoded: false)), name: try GoldenName(name))
    mode = try GoldenMode(environment: environment)
    self.workers = workers
    self.fonts = fonts
  }

  /// Compares a scene with its golden, and writes what the mode says.
  ///
  /// - Returns: Nil where it matches and nothing was written.
  /// - Throws: Errors that print what could not be written or drawn, and where.
  package func finding(_ scene: SceneDocument) throws -> GoldenFinding? {
    let verifier = GoldenVerifier(workers: workers, fonts: fonts)
    let golden = verifier.verify(scene, as: location)
    let evidence = try golden.evidence(workers: workers)
    let written = try record(scene, golden.entry.outcome)
    guard golden.entry.outcome.isFailure || !written.isEmpty else { return nil }
    return try GoldenFinding(golden, evidence: evidence, written: written)
  }

  /// Writes what the mode says; the paths of what was written.
  private func record(_ scene: SceneDocument, _ outcome: ReportEntry.Outcome) throws -> [String] {
    let recording: GoldenRecorder.Mode? =
      switch mode {
      case .never: nil
      case .missing: outcome == .missing ? .missing : nil
      case .failed: outcome.isFailure ? .all : nil
      case .all: .all
      }
    guard let recording else { return [] }
    let recorder = GoldenRecorder(mode: recording, workers: workers, fonts: fonts)
    return try recorder.record(scene, as: location).written
  }
}
