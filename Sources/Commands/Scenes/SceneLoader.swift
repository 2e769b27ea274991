import Rendering
import SceneModel

/// Reads the scene that the command line asks for.
struct SceneLoader {
  let options: SceneOptions
  let console: Console

  /// The scene; its warnings are told.
  ///
  /// - Throws: `InputFileError` or `StreamError` where it cannot be read, `SceneError` for all that
  ///   is wrong in it.
  func load() throws -> SceneDocument {
    let overrides = options.overrides
    let document =
      switch options.source {
      case .builtIn:
        try SceneDocument(
          BuiltInScene.json.utf8, name: BuiltInScene.name, overrides: overrides)
      case .file(let path): try SceneDocument(contentsOf: path, overrides: overrides)
      case .standardInput: try standardInput()
      case .screenshot(let screenshot): try SceneDocument(screenshot, overrides: overrides)
      }
    for warning in document.warnings { console.warn(Report.line(warning)) }
    return document
  }

  private func standardInput() throws -> SceneDocument {
    let name = "stdin"
    let limit = SceneDocument.maximumByteCount
    let bytes = try console.streams.input.read(upTo: limit + 1)
    guard bytes.count <= limit else { throw InputFileError.tooLarge(path: name, limit: limit) }
    return try SceneDocument(bytes, name: name, overrides: options.overrides)
  }
}
