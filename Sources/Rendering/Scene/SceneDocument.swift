import Encoding
public import SceneModel

/// A scene document that was read and checked, with all pictures in it.
public struct SceneDocument: Sendable {
  /// The most that a document may hold, in bytes.
  public static let maximumByteCount = JSON5Parser.maximumByteCount

  /// What messages call it: the path as it was given, unless it was read from something else.
  public let name: String
  /// What the document says.
  public let scene: Scene
  /// What is doubtful about it, in the document's order.
  public let warnings: [Diagnostic]
  /// The files that were read for it: its own and its pictures'.
  public let inputs: [String]

  /// Reads a file. Its pictures are relative to the folder that it is in.
  ///
  /// - Throws: ``InputFileError`` where the file cannot be read; `SceneError`, which prints one line
  ///   a mistake, for all that is wrong in it.
  public init(contentsOf path: String, overrides: SceneOverrides = SceneOverrides()) throws {
    let bytes = try Self.bytes(of: path)
    try self.init(
      name: path, folder: Self.folder(of: path), inputs: [path], overrides: overrides
    ) { reader throws(SceneError) in try reader.read(bytes) }
  }

  /// Reads JSON or JSON5 in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text: a string's `utf8`, or data.
  ///   - name: What messages call the document.
  ///   - folder: What its pictures are relative to.
  ///   - overrides: What to change in it before it is checked.
  /// - Throws: All that is wrong in it, one line a mistake.
  public init(
    _ bytes: some Sequence<UInt8>, name: String = "scene", folder: String = ".",
    overrides: SceneOverrides = SceneOverrides()
  ) throws(SceneError) {
    try self.init(
      name: name, folder: folder, inputs: [], overrides: overrides
    ) { reader throws(SceneError) in try reader.read(Array(bytes)) }
  }

  /// Makes the scene of a screenshot, part of which is shaken.
  ///
  /// - Throws: All that is wrong with the picture, the part or the overrides, one line a mistake.
  public init(
    _ screenshot: Screenshot, overrides: SceneOverrides = SceneOverrides()
  ) throws(SceneError) {
    try self.init(
      name: screenshot.path, folder: ".", inputs: [], overrides: overrides
    ) { reader throws(SceneError) in try reader.read(screenshot) }
  }

  private init(
    name: String, folder: String, inputs: [String], overrides: SceneOverrides,
    read: (SceneReader) throws(SceneError) -> (Scene, [Diagnostic])
  ) throws(SceneError) {
    let pictures = PictureLog()
    let reader = SceneReader(
      name: name, baseFolder: folder, loadImage: pictures.load, overrides: overrides)
    (scene, warnings) = try read(reader)
    self.name = name
    self.inputs = inputs + pictures.paths
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    do {
      if let bytes = try WholeFile.read(path, limit: maximumByteCount) { return bytes }
    } catch .system(_, let code) {
      throw InputFileError.system(path: path, code: code)
    }
    throw InputFileError.tooLarge(path: path, limit: maximumByteCount)
  }

  /// The folder that a file is in.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
