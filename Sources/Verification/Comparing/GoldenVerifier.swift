import Golden
import PNGCodec
package import Rendering
import SceneModel
import Timing
package import Typography

/// Draws scenes anew and compares them with what was approved.
package struct GoldenVerifier: Sendable {
  /// How many threads draw; nil for one a processor.
  package var workers: Int?
  /// Whether to try if mistakes in the motion would be noticed.
  package var triesMutants: Bool
  /// What texts are drawn with: called once a scene.
  package var fonts: @Sendable () -> FontLibrary

  /// A verifier.
  package init(
    workers: Int? = nil, triesMutants: Bool = false,
    fonts: @escaping @Sendable () -> FontLibrary = { .system() }
  ) {
    self.workers = workers
    self.triesMutants = triesMutants
    self.fonts = fonts
  }

  /// Compares one golden. Whatever is wrong is in the result.
  package func verify(_ location: GoldenLocation) -> VerifiedGolden {
    var result = timed {
      location.isStale ? stale(location) : finding(location) { try storedScene(location) }
    }
    result.entry.file = location.sceneFile
    // So that a scene which is mended is seen to be another.
    if result.entry.inputs.isEmpty, let digest = try? FileDigest.ofInput(location.sceneFile) {
      result.entry.inputs = [ReportEntry.Input(path: location.sceneFile, digest: digest)]
    }
    return result
  }

  /// Compares a scene that need not be in the store with what the store has under a name. Whatever
  /// is wrong is in the result.
  package func verify(_ document: SceneDocument, as location: GoldenLocation) -> VerifiedGolden {
    timed {
      finding(location) { try GoldenScene(document, fonts: fonts()) }
    }
  }

  private func timed(_ verify: () -> VerifiedGolden) -> VerifiedGolden {
    let clock = ContinuousClock()
    let start = clock.now
    var result = verify()
    result.entry.duration = (clock.now - start) / .seconds(1)
    return result
  }

  private func storedScene(_ location: GoldenLocation) throws -> GoldenScene {
    try location.store.checkFile(location.name.sceneFile)
    return try GoldenScene(contentsOf: location.sceneFile, fonts: fonts())
  }

  private func finding(
    _ location: GoldenLocation, read: () throws -> GoldenScene
  ) -> VerifiedGolden {
    var result = VerifiedGolden(location, .unreadable)
    do {
      let scene = try read()
      let inputs = try scene.inputs.map { path in
        ReportEntry.Input(path: path, digest: try FileDigest.ofInput(path))
      }
      result.entry.notes = scene.warnings
      let references = try GoldenReferences(location.name, in: location.store)
      var found = try compare(scene, references, location)
      found.entry.inputs = inputs
      return found
    } catch let error as SceneError {
      result.entry.failures = error.diagnostics.map(\.description)
    } catch let error as UnreadableFrame {
      let path = location.store.path(location.name.framesFile)
      result.entry.failures = [
        "\(GoldenError.unreadable(path: path, problem: "\(error.error)"))"
      ]
    } catch {
      result.entry.failures = ["\(error)"]
    }
    return result
  }

  private func stale(_ location: GoldenLocation) -> VerifiedGolden {
    var result = VerifiedGolden(location, .stale)
    result.entry.failures = [
      "there are references and no scene \(location.sceneFile); bring it back, or delete them"
    ]
    return result
  }

  /// That files are missing, and the command line that writes them.
  private static func advice(missing files: [String], of location: GoldenLocation) -> String {
    let start = files.dropLast().joined(separator: ", ")
    let list = (start.isEmpty ? "" : start + " and ") + (files.last ?? "")
    let words = files.count == 1 ? "is missing; to write it" : "are missing; to write them"
    return "\(list) \(words): shake-render golden record \(location.commandWord)"
  }

  private func compare(
    _ scene: GoldenScene, _ references: GoldenReferences, _ location: GoldenLocation
  ) throws -> VerifiedGolden {
    var result = VerifiedGolden(location, .missing)
    result.scene = scene
    result.references = references
    result.pixelTolerance = try scene.pixelTolerance
    result.entry.notes = scene.warnings
    result.entry.rate = "\(scene.clock.rate)"
    let fonts = try FontDigests(of: scene.fontFiles)
    let name = location.name
    let missing = [
      references.curve == nil ? name.curveFile : nil,
      references.frames == nil ? name.framesFile : nil,
      references.fonts == nil && fonts != .none ? name.fontsFile : nil,
    ].compactMap(\.self)
    guard missing.isEmpty, let curve = references.curve, let frames = references.frames else {
      result.isApprovable = true
      result.missingFiles = missing.map(location.store.path)
      result.entry.failures = [Self.advice(missing: result.missingFiles, of: location)]
      return result
    }
    var comparer = GoldenComparer(scene: scene, curve: curve, frames: frames, workers: workers)
    if let note = references.fonts.flatMap(fonts.note(against:)) {
      comparer.measuresInk = true
      result.measuresInk = true
      result.entry.notes.append(note)
    }
    let curveDifference = try comparer.curveDifference()
    let comparison = try comparer.frameComparison()
    let seen = try comparer.seenMotion(
      isApproved: comparison.isIdentical && scene.masks.isEmpty)
    result.isApprovable =
      curve.csv != scene.curve().csv || !comparison.isIdentical
      || references.fonts.map { $0 != fonts } ?? false
    result.entry.curve = curveDifference
    result.entry.seen = seen
    result.entry.pixels = comparison.summary
    result.entry.ink = comparison.ink
    result.entry.failures =
      curveDifference.failures.map { "curve: \($0)" }
      + (seen?.failures.map { "seen motion: \($0)" } ?? [])
      + comparison.failures.map { "pixels: \($0)" }
      + comparison.textFailures.map { "text: \($0)" }
    if triesMutants {
      result.entry.mutants = try comparer.mutants()
      result.entry.failures += result.entry.mutants.compactMap(\.failure)
      if let remedy = try comparer.remedy(for: result.entry.mutants) {
        result.entry.failures.append(remedy)
      }
      if let blindness = try comparer.blindness(in: result.entry.mutants) {
        result.entry.failures.append(blindness)
      }
      if result.entry.mutants.isEmpty {
        result.entry.notes.append("nothing moves: there are no mutants")
      }
    }
    result.entry.outcome = result.entry.failures.isEmpty ? .passed : .failed
    return result
  }
}
