import Foundation

/// A file that the command line names cannot be read: a usage error.
enum InputError: Error, Hashable {
  /// The system refused; `code` is C's `errno`.
  case system(path: String, code: Int32)
  /// The file is larger than any scene can be.
  case tooLarge(path: String, limit: Int)

  var message: String {
    switch self {
    case .system(let path, let code): "cannot read \(path): \(String(cString: strerror(code)))"
    case .tooLarge(let path, let limit): "\(path) is larger than \(limit >> 20) MiB"
    }
  }
}
