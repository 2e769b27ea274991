import Geometry

extension SceneReader {
  /// Reads a document; the second part are the warnings, in the document's order.
  ///
  /// - Throws: all that is wrong with the document or the overrides, at once.
  public func read(_ bytes: [UInt8]) throws(SceneError) -> (Scene, [Diagnostic]) {
    let checker = makeChecker()
    let source = SourceText(bytes: bytes)
    let root: JSONNode
    do {
      root = try JSON5Parser.parse(bytes)
    } catch {
      checker.error(error.message, at: .document(offset: error.offset), path: "")
      throw SceneError(diagnostics: checker.diagnostics(in: source))
    }
    return try scene(of: root, checker, source)
  }

  /// Makes the scene of a screenshot: a canvas of the picture's size, the part as the view
  /// `cutout`, shaken by AFViewShaker's default unless the overrides say otherwise.
  ///
  /// - Throws: all that is wrong with the picture, the part or the overrides, at once.
  public func read(_ screenshot: Screenshot) throws(SceneError) -> (Scene, [Diagnostic]) {
    let checker = makeChecker()
    let overrider = DocumentOverrider(overrides: overrides, checker: checker)
    var (scene, warnings) = try scene(
      of: overrider.document(of: screenshot), checker, SourceText(bytes: []))
    scene.isScreenshot = true
    return (scene, warnings)
  }

  private func makeChecker() -> DocumentChecker {
    DocumentChecker(fileName: name, images: ImageStore(folder: baseFolder, load: loadImage))
  }

  /// Overrides, checks and resolves a document.
  private func scene(
    of root: JSONNode, _ checker: DocumentChecker, _ source: SourceText
  ) throws(SceneError) -> (Scene, [Diagnostic]) {
    let root = DocumentOverrider(overrides: overrides, checker: checker).apply(to: root)
    let document = checker.document(root)
    if let document, checker.hasErrors { checker.checkChanges(in: document) }
    guard let document, !checker.hasErrors, let scene = checker.scene(document),
      !checker.hasErrors
    else { throw SceneError(diagnostics: checker.diagnostics(in: source)) }
    return (scene, checker.diagnostics(in: source))
  }
}
