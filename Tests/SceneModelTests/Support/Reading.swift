import Raster
import SceneModel

/// Reads documents the way tests need it.
enum Reading {
  /// A picture of one grey, as every file `*.png` of the imaginary folder but `missing.png` is.
  static let pictureSize = (width: 90, height: 120)

  struct NoPicture: Error {}

  static func reader(
    _ overrides: SceneOverrides = SceneOverrides(),
    loadImage: @escaping @Sendable (String) throws -> Pixmap = Reading.picture
  ) -> SceneReader {
    SceneReader(
      name: "scene.json", baseFolder: "/path/to/scene", loadImage: loadImage, overrides: overrides)
  }

  @Sendable static func picture(_ path: String) throws -> Pixmap {
    let grey = PremultipliedColor(red: 90, green: 90, blue: 90, alpha: 255)
    guard !path.hasSuffix("missing.png"), !path.hasSuffix("login@3x.png"),
      let pixmap = Pixmap(
        width: pictureSize.width, height: pictureSize.height, filledWith: grey)
    else { throw NoPicture() }
    return pixmap
  }

  /// The scene of a document that has no errors.
  static func scene(_ document: String, _ overrides: SceneOverrides = SceneOverrides()) throws
    -> Scene
  {
    try reader(overrides).read(Array(document.utf8)).0
  }

  /// All lines about a document: errors and warnings.
  static func diagnostics(
    _ document: String, _ overrides: SceneOverrides = SceneOverrides()
  ) -> [Diagnostic] {
    diagnostics(Array(document.utf8), overrides)
  }

  /// All lines about a document's bytes.
  static func diagnostics(
    _ document: [UInt8], _ overrides: SceneOverrides = SceneOverrides()
  ) -> [Diagnostic] {
    do {
      return try reader(overrides).read(document).1
    } catch {
      return error.diagnostics
    }
  }

  /// The lines without the file, line and column: `views[0].alpha: must be in 0...1, got 2`.
  static func messages(
    _ document: String, _ overrides: SceneOverrides = SceneOverrides()
  ) -> [String] {
    diagnostics(document, overrides).map { diagnostic in
      if diagnostic.option != nil { return diagnostic.description }
      let path = diagnostic.path.isEmpty ? "" : diagnostic.path + ": "
      return (diagnostic.severity == .warning ? "warning: " : "") + path + diagnostic.message
    }
  }
}

/// Documents around the part that a test is about.
enum Document {
  /// A document of some views, and other top-level members in JSON.
  static func views(_ views: String, rest: String = "", canvas: String = #""size": [320, 400]"#)
    -> String
  {
    """
    { "version": 1, "canvas": { \(canvas) }, "views": [\(views)]\(rest.isEmpty ? "" : ", \(rest)") }
    """
  }

  /// A document of two fields, `emailField` and `passwordField`, with shakes and a timeline.
  static func shaking(_ shakes: String, timeline: String? = nil) -> String {
    views(
      """
      { "id": "emailField", "type": "textField", "frame": [10, 10, 200, 34] },
      { "id": "passwordField", "type": "textField", "frame": [10, 60, 200, 34] },
      { "id": "ok", "type": "button", "frame": [10, 110, 200, 44] }
      """,
      rest: "\"shakes\": { \(shakes) }" + (timeline.map { ", \"timeline\": [\($0)]" } ?? ""))
  }

  /// A document of one keyframe shake, `wrong`, with some keys of its keyframes.
  static func keyframes(_ keyframes: String, shake: String = #""duration": 0.4"#) -> String {
    shaking(
      """
      "wrong": { "views": ["emailField"], \(shake), "keyframes": { \(keyframes) } }
      """)
  }
}
