import Foundation

/// A file that is written from front to back, and closed with its owner.
struct OpenFile: ~Copyable {
  private let system: FileSystem
  private var descriptor: Int32

  /// Opens, and empties, the file at `path`; errors name `output`.
  init(_ path: String, output: String) throws(EncodingError) {
    let system = FileSystem(output: output)
    let descriptor = try system.open(path, O_WRONLY | O_TRUNC)
    self.system = system
    self.descriptor = descriptor
  }

  deinit { if descriptor >= 0 { Foundation.close(descriptor) } }

  /// Goes on with some bytes.
  func append(_ bytes: [UInt8]) throws(EncodingError) { try system.write(bytes, to: descriptor) }

  /// Replaces the first bytes, after which nothing can be appended.
  func replaceStart(with bytes: [UInt8]) throws(EncodingError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw system.lastError }
    try system.write(bytes, to: descriptor)
  }

  /// Closes the file.
  mutating func close() throws(EncodingError) {
    let file = descriptor
    descriptor = -1
    try system.close(file)
  }
}
