/// Everything that is wrong with a document, in the document's order.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, and the warnings that were found beside them.
  public var diagnostics: [Diagnostic]

  /// An error of at least one diagnostic.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// One line a diagnostic.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
