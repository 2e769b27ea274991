import Foundation

/// A file that a scene is read from, or drawn with, cannot be read.
public enum InputFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system refused; `code` is C's `errno`.
  case system(path: String, code: Int32)
  /// The file is larger than any scene can be; `limit` is in bytes.
  case tooLarge(path: String, limit: Int)

  /// One line for the user.
  public var description: String {
    switch self {
    case .system(let path, let code): "cannot read \(path): \(String(cString: strerror(code)))"
    case .tooLarge(let path, let limit): "\(path) is larger than \(limit >> 20) MiB"
    }
  }
}
