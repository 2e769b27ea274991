extension SceneReader {
  /// Reads a document; the second part are the warnings, in the document's order.
  ///
  /// - Throws: all that is wrong with the document or the overrides, at once.
  public func read(_ bytes: [UInt8]) throws(SceneError) -> (Scene, [Diagnostic]) {
    throw SceneError(diagnostics: [])
  }

  /// Makes the scene of a screenshot: a canvas of the picture's size, the part as the view
  /// `cutout`, shaken by AFViewShaker's default unless the overrides say otherwise.
  ///
  /// - Throws: all that is wrong with the picture, the part or the overrides, at once.
  public func read(_ screenshot: Screenshot) throws(SceneError) -> (Scene, [Diagnostic]) {
    throw SceneError(diagnostics: [])
  }
}
