import CAVCodec

/// An FFmpeg error code, and the call that returned it.
public struct AVError: Error, Hashable, Sendable {
  /// FFmpeg's code; negative.
  public let code: Int32
  /// The function that returned it.
  public let call: String

  static let again = cav_error_again
  static let endOfFile = cav_error_end_of_file
}

extension AVError: CustomStringConvertible {
  /// The call and FFmpeg's words for the code.
  public var description: String {
    var text = [CChar](repeating: 0, count: 128)
    av_strerror(code, &text, text.count)
    let end = text.firstIndex(of: 0) ?? text.count
    return "\(call): " + String(decoding: text[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// Throws unless an FFmpeg call succeeded; gives back what it returned.
@discardableResult
func check(_ code: Int32, _ call: String) throws(AVError) -> Int32 {
  guard code >= 0 else { throw AVError(code: code, call: call) }
  return code
}
