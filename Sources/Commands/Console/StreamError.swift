import Foundation

/// The system refused to read from or write to a stream.
package struct StreamError: Error, Hashable, Sendable {
  /// The C error code.
  package let code: Int32
  /// What the stream is, in words.
  package let stream: String

  /// A refusal by its C error code.
  package init(code: Int32, stream: String) {
    self.code = code
    self.stream = stream
  }

  /// Whether the reader of a pipe went away; the corresponding C error is `EPIPE`.
  package var isBrokenPipe: Bool { code == EPIPE }

  /// The system's words, after the name of the stream.
  package var message: String { "\(stream): \(String(cString: strerror(code)))" }
}
