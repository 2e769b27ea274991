/// Where the program reads from or writes to: the process's streams, or memory in tests.
package protocol ByteStream: AnyObject, Sendable {
  /// Whether a person looks at it.
  var isTerminal: Bool { get }

  /// Everything up to the end of the stream, or a little more than `limit` bytes of it.
  ///
  /// - Throws: `StreamError` when the system refuses.
  func read(upTo limit: Int) throws(StreamError) -> [UInt8]

  /// Writes all of the bytes, in order.
  ///
  /// - Throws: `StreamError` when the system refuses; the reader of a pipe may have gone away.
  func write(_ bytes: [UInt8]) throws(StreamError)
}
