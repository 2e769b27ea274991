import Foundation

/// Something on disk that an unfinished output made.
enum TemporaryItem: Sendable {
  /// A file.
  case file(String)
  /// A folder with everything in it.
  case tree(String)
  /// A folder that goes only if nobody else has put something into it.
  case emptyFolder(String)

  /// Removes it, as far as the system lets us: there is nobody left to tell.
  func remove() {
    switch self {
    case .file(let path): unlink(path)
    case .tree(let path): try? FileManager.default.removeItem(atPath: path)
    case .emptyFolder(let path): rmdir(path)
    }
  }
}
