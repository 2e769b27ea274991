import CAVCodec

/// An FFmpeg error code, and the call that returned it.
public struct AVError: Error, Hashable, Sendable {
  /// FFmpeg's code; negative.
  public let code: Int32
  /// The function that returned it.
  public let call: String

  static let again = cav_error_again
  static let endOfFile = cav_error_end_of_file
  static let invalidData = cav_error_invalid_data
  static let noStream = cav_error_no_stream

  static func outOfMemory(_ call: String) -> AVError { AVError(code: -ENOMEM, call: call) }

  /// FFmpeg's words for the code, such as "No space left on device".
  public var words: String {
    var text = [CChar](repeating: 0, count: 128)
    av_strerror(code, &text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether the code is the system's (`-errno`) rather than FFmpeg's own.
  var isSystemError: Bool { code > -1000 && code != -EINVAL }
}

extension AVError: CustomStringConvertible {
  /// The words for the code, and the call.
  public var description: String { "\(words) (\(call))" }
}

/// Throws unless an FFmpeg call succeeded; gives back what it returned.
@discardableResult
func check(_ code: Int32, _ call: String) throws(AVError) -> Int32 {
  guard code >= 0 else { throw AVError(code: code, call: call) }
  return code
}
