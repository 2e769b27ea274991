import Foundation

/// A stream of the process, by its file descriptor.
package final class DescriptorStream: ByteStream {
  private let descriptor: Int32
  private let name: String

  /// The stream behind a file descriptor, which stays the caller's to close.
  package init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Everything up to the end of the stream, or a little more than `limit` bytes of it.
  package func read(upTo limit: Int) throws(StreamError) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while all.count < limit {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count > 0 {
        all += buffer[..<count]
      } else if errno != EINTR {
        throw StreamError(code: errno, stream: name)
      }
    }
    return all
  }

  /// Writes all of the bytes, in as many pieces as the system takes them.
  package func write(_ bytes: [UInt8]) throws(StreamError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw StreamError(code: errno, stream: name)
      }
    }
  }
}
