import Encoding
import Raster
import SceneModel
import Synchronization

/// Reads the scene that the command line asks for, with all pictures in it.
struct SceneLoader {
  let options: SceneOptions
  let console: Console

  /// The scene; its warnings are told.
  ///
  /// - Throws: `InputError` or `StreamError` where a file cannot be read, `SceneError` for all that is
  ///   wrong in it.
  func load() throws -> LoadedScene {
    let pictures = PictureLog()
    let reader = SceneReader(
      name: name, baseFolder: folder, loadImage: pictures.load, overrides: options.overrides)
    let (scene, warnings) =
      switch options.source {
      case .builtIn: try reader.read(Array(BuiltInScene.json.utf8))
      case .file(let path): try reader.read(InputFile.read(path))
      case .standardInput: try reader.read(standardInput())
      case .screenshot(let screenshot): try reader.read(screenshot)
      }
    for warning in warnings { console.warn(Report.line(warning)) }
    return LoadedScene(name: name, scene: scene, inputs: file + pictures.paths)
  }

  private func standardInput() throws -> [UInt8] {
    let bytes = try console.streams.input.read(upTo: InputFile.limit + 1)
    guard bytes.count <= InputFile.limit else {
      throw InputError.tooLarge(path: name, limit: InputFile.limit)
    }
    return bytes
  }

  private var name: String {
    switch options.source {
    case .builtIn: BuiltInScene.name
    case .file(let path): path
    case .standardInput: "stdin"
    case .screenshot(let screenshot): screenshot.path
    }
  }

  private var file: [String] {
    if case .file(let path) = options.source { [path] } else { [] }
  }

  /// The folder of the scene's file; the current one for scenes without a file.
  private var folder: String {
    guard let path = file.first, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return "."
    }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// Reads pictures and remembers which.
private final class PictureLog: Sendable {
  private let log = Mutex<[String]>([])

  var paths: [String] { log.withLock { $0 } }

  func load(_ path: String) throws -> Pixmap {
    log.withLock { $0.append(path) }
    return try ImageReader.read(path)
  }
}
