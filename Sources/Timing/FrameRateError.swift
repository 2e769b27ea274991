/// Why a text is no frame rate.
public enum FrameRateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is neither a decimal number nor a fraction of two whole numbers.
  case malformed(String)
  /// It is a number outside 1/100 ... 1000 frames a second.
  case outOfRange(String)

  /// One line for the user.
  public var description: String {
    switch self {
    case .malformed(let text):
      "\"\(text)\" is not a frame rate; write 60, 12.5, 29.97 or 30000/1001"
    case .outOfRange(let text):
      "\(text) frames a second is outside 1/100...1000"
    }
  }
}
