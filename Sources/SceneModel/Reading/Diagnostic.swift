/// One line about a document: what is wrong or doubtful, and where.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Whether the scene can be used all the same.
  public enum Severity: String, Hashable, Sendable {
    /// The scene cannot be used.
    case error
    /// The scene can be used, and probably is not what was meant.
    case warning
  }

  /// The document's name, as it was given to the reader.
  public var file: String
  /// The line, from 1; 0 when the value comes from an option.
  public var line: Int
  /// The column in Unicode code points, from 1; 0 when the value comes from an option.
  public var column: Int
  /// The value's path, such as `views[2].frame.width`; empty for the document itself.
  public var path: String
  /// What is wrong.
  public var message: String
  /// Whether the scene can be used all the same.
  public var severity: Severity
  /// The command-line option that gave the value, as it was written; nil for the document's own.
  public var option: String?

  /// A line about a document.
  public init(
    file: String, line: Int, column: Int, path: String, message: String, severity: Severity,
    option: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
    self.severity = severity
    self.option = option
  }

  /// `scene.json:12:34: error: views[2].frame.width: must be > 0, got -3`, or for an option
  /// `--set views[0].alpha=2: must be in 0...1, got 2`.
  public var description: String {
    let what = path.isEmpty ? message : "\(path): \(message)"
    guard let option else { return "\(file):\(line):\(column): \(severity.rawValue): \(what)" }
    return severity == .error ? "\(option): \(what)" : "\(option): \(severity.rawValue): \(what)"
  }
}
