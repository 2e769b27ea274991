import Foundation
import Golden
import PNGCodec
import Timing

/// What a store has of a golden, seen beside the scene as it is drawn now.
struct RecordedState {
  /// The files that are not there, by their names in the store.
  let missing: Set<String>
  /// The files that hold something else than what is drawn now, or nothing that can be read.
  private let different: Set<String>
  /// Whether what is there matches, within its tolerances.
  private let matches: Bool

  /// Compares what a store has with a scene.
  init(_ scene: GoldenScene, _ location: GoldenLocation, workers: Int?) throws {
    let (store, name) = (location.store, location.name)
    let fonts = try FontDigests(of: scene.fontFiles)
    let files = [name.curveFile, name.framesFile] + (fonts == .none ? [] : [name.fontsFile])
    var missing: Set<String> = []
    for file in files {
      try store.checkInside(file)
      var status = stat()
      if stat(store.path(file), &status) != 0 { missing.insert(file) }
    }
    self.missing = missing
    guard let references = try Self.references(location) else {
      // Which of them is wrong does not matter: all are drawn anew.
      (different, matches) = (Set(files).subtracting(missing), false)
      return
    }
    var different: Set<String> = []
    var matches = true
    if let curve = references.curve {
      if curve.csv != scene.curve().csv { different.insert(name.curveFile) }
      let difference = CurveDifference(
        expected: curve, actual: scene.curve().asWritten, finerActual: scene.finerCurve(),
        scale: scene.scale, tolerance: try scene.curveTolerance)
      matches = difference.matches
    }
    if let frames = references.frames {
      var comparer = GoldenComparer(
        scene: scene, curve: scene.curve(), frames: frames, workers: workers)
      comparer.measuresInk = references.fonts.flatMap(fonts.note(against:)) != nil
      do {
        let comparison = try comparer.frameComparison()
        matches = matches && comparison.matches
        if !comparison.isIdentical || comparison.times != .same {
          different.insert(name.framesFile)
        }
      } catch is UnreadableFrame {
        matches = false
        different.insert(name.framesFile)
      }
    }
    if let recorded = references.fonts, recorded != fonts { different.insert(name.fontsFile) }
    self.different = different
    self.matches = matches
  }

  /// The references; nil where one of them is not what it should be.
  private static func references(
    _ location: GoldenLocation
  ) throws(GoldenError) -> GoldenReferences? {
    do throws(GoldenError) {
      return try GoldenReferences(location.name, in: location.store)
    } catch {
      if case .unreadable = error { return nil }
      throw error
    }
  }

  /// Whether anything may be written.
  func isWanted(by mode: GoldenRecorder.Mode) -> Bool {
    (missing.union(different)).contains { wants($0, mode) }
  }

  /// Whether something does not match and is not written.
  func isOutdated(after mode: GoldenRecorder.Mode) -> Bool {
    !matches && different.contains { !wants($0, mode) }
  }

  /// Whether a file is written.
  func wants(_ file: String, _ mode: GoldenRecorder.Mode) -> Bool {
    switch mode {
    case .missing: missing.contains(file)
    case .changed: missing.contains(file) || !matches && different.contains(file)
    case .all: missing.contains(file) || different.contains(file)
    }
  }
}
