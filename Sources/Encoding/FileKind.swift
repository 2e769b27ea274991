import Foundation

/// What a path leads to, as far as outputs care.
enum FileKind {
  /// An ordinary file, which can be replaced.
  case file
  /// A folder.
  case folder
  /// A device, a pipe or a socket: bytes go into it, it must not be replaced.
  case stream

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .stream
    }
  }
}
