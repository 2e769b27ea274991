import GoldenTesting
import Rendering
import TestSupport
import Typography

/// A folder with a test's source file in it that goes away with the test.
struct CheckFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The files in the folder of goldens.
  var contents: [String] {
    folder.contents.compactMap { $0.hasPrefix("golden/") ? String($0.dropFirst(7)) : nil }
  }

  /// A black square on white that shakes by AFViewShaker: 30 frames in half a second.
  static func square(
    color: String = "black", seconds: Double = 0.5, golden: String = "{}", more: String = ""
  ) throws -> SceneDocument {
    try SceneDocument(json(color: color, seconds: seconds, golden: golden, more: more).utf8)
  }

  /// The same as text.
  static func json(
    color: String = "black", seconds: Double = 0.5, golden: String = "{}", more: String = ""
  ) -> String {
    """
    { "version": 1, "canvas": { "size": [40, 20], "scale": 1, "backgroundColor": "white" },
      "views": [
        { "id": "box", "type": "view", "frame": [10, 5, 10, 10], "backgroundColor": "\(color)" }
        \(more)
      ],
      "shakes": {
        "nod": { "views": ["box"], "preset": "AFViewShaker", "duration": \(seconds) }
      },
      "timeline": [{ "shake": "nod" }], "golden": \(golden) }
    """
  }

  /// What a test does in an environment that says `mode`, and `more`.
  func check(
    _ name: String = "square", in subfolder: String = "golden", beside file: String? = nil,
    mode: String? = "never",
    more: [String: String] = [:]
  ) throws -> GoldenCheck {
    let environment = more.merging(mode.map { ["SHAKE_GOLDEN": $0] } ?? [:]) { $1 }
    return try GoldenCheck(
      name, in: subfolder, beside: file ?? folder.path("SomeTests.swift"), environment: environment,
      workers: 1, fonts: { .system() })
  }

  /// Writes what is approved of a scene.
  func record(_ scene: SceneDocument, as name: String = "square") throws {
    _ = try check(name, mode: "all").finding(scene)
  }
}
