import Foundation
import SceneModel

/// Reads files that the command line names; pipes and devices too.
enum InputFile {
  /// The most that a scene may hold, in bytes.
  static let limit = JSON5Parser.maximumByteCount

  /// The bytes of a file.
  static func read(_ path: String) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path: path, code: errno) }
    defer { close(descriptor) }
    let bytes: [UInt8]
    do {
      bytes = try DescriptorStream(descriptor, name: path).read(upTo: limit + 1)
    } catch {
      throw .system(path: path, code: error.code)
    }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  /// Refuses a file that cannot be opened.
  static func check(_ path: String) throws(InputError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path: path, code: errno) }
    close(descriptor)
  }
}
