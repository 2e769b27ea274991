import Foundation

/// The system refused to read from or write to a stream.
public struct StreamError: Error, Hashable, Sendable {
  /// The C error code.
  public let code: Int32
  /// What the stream is, in words.
  public let stream: String

  /// A refusal by its C error code.
  public init(code: Int32, stream: String) {
    self.code = code
    self.stream = stream
  }

  /// Whether the reader of a pipe went away; the corresponding C error is `EPIPE`.
  public var isBrokenPipe: Bool { code == EPIPE }

  /// The system's words, after the name of the stream.
  public var message: String { "\(stream): \(String(cString: strerror(code)))" }
}
