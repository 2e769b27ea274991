import Foundation
import Rendering

/// Files that the command line names.
enum InputFile {
  /// Refuses a file that cannot be opened.
  static func check(_ path: String) throws(InputFileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path: path, code: errno) }
    close(descriptor)
  }
}
