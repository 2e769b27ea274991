public import Raster

/// Reads scene documents: JSON or JSON5 in, a checked and resolved scene or every error out.
public struct SceneReader: Sendable {
  /// The document's name in messages.
  public var name: String
  /// The folder that the document's pictures are relative to. Absolute paths and `..` are allowed.
  public var baseFolder: String
  /// Reads a picture from a path.
  public var loadImage: @Sendable (String) throws -> Pixmap
  /// What the command line changes in the document.
  public var overrides: SceneOverrides

  /// A reader of documents in a folder.
  public init(
    name: String, baseFolder: String, loadImage: @escaping @Sendable (String) throws -> Pixmap,
    overrides: SceneOverrides = SceneOverrides()
  ) {
    self.name = name
    self.baseFolder = baseFolder
    self.loadImage = loadImage
    self.overrides = overrides
  }
}
