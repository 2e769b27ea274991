import Foundation
import Golden
import TestSupport
import Testing
import Typography
import Verification

/// A folder of goldens that goes away with the test.
struct SceneFolder {
  let folder: TemporaryFolder
  let store: GoldenStore

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(folder: folder.path)
  }

  /// A black square on white that shakes by AFViewShaker for half a second: 30 frames at 60 fps.
  static func square(
    x: Double = 10, color: String = "black", golden: String = "{}",
    shake: String = #""preset": "AFViewShaker""#, more: String = ""
  ) -> String {
    """
    { "version": 1, "canvas": { "size": [40, 20], "scale": 1, "backgroundColor": "white" },
      "views": [
        { "id": "box", "type": "view", "frame": [\(x), 5, 10, 10], "backgroundColor": "\(color)" }
        \(more)
      ],
      "shakes": { "nod": { "views": ["box"], \(shake) } },
      "timeline": [{ "shake": "nod" }], "golden": \(golden) }
    """
  }

  /// Writes a scene.
  func write(_ document: String, to name: String = "square") throws {
    let path = folder.path(name + ".json")
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try folder.write(Array(document.utf8), to: name + ".json")
  }

  func location(_ name: String = "square") throws -> GoldenLocation {
    GoldenLocation(store: store, name: try GoldenName(name))
  }

  /// Writes a scene, and what is approved of it.
  func record(
    _ document: String, as name: String = "square",
    fonts: @escaping @Sendable () -> FontLibrary = { .system() }
  ) throws {
    try write(document, to: name)
    let recorder = GoldenRecorder(mode: .all, workers: 1, fonts: fonts)
    let results = try recorder.record([location(name)])
    try #require(results.count == 1)
  }

  func verify(
    _ name: String = "square", workers: Int = 1,
    fonts: @escaping @Sendable () -> FontLibrary = { .system() }
  ) throws -> ReportEntry {
    GoldenVerifier(workers: workers, fonts: fonts).verify(try location(name)).entry
  }

  func modificationDate(_ file: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(file))
    return try #require(attributes[.modificationDate] as? Date)
  }
}
