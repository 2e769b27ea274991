package import Commands
import Synchronization

/// A stream of a program under test, in memory.
package final class MemoryStream: ByteStream {
  package let isTerminal: Bool
  private let input: [UInt8]
  private let limit: Int?
  private let code: Int32
  private let written = Mutex<[UInt8]>([])

  /// A stream from which `input` can be read, and which refuses to hold more than `limit` bytes with
  /// the C error `code`.
  package init(
    input: String = "", isTerminal: Bool = false, failingAfter limit: Int? = nil, code: Int32 = 0
  ) {
    self.input = Array(input.utf8)
    self.isTerminal = isTerminal
    self.limit = limit
    self.code = code
  }

  package var bytes: [UInt8] { written.withLock { $0 } }
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package func read(upTo limit: Int) throws(StreamError) -> [UInt8] { input }

  package func write(_ bytes: [UInt8]) throws(StreamError) {
    if let limit, self.bytes.count + bytes.count > limit {
      throw StreamError(code: code, stream: "standard output")
    }
    written.withLock { $0 += bytes }
  }
}
