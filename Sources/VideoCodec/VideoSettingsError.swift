/// Why a video cannot be encoded as asked: a usage error.
public enum VideoSettingsError: Error, Hashable, Sendable {
  /// A quality out of ``VideoSettings/crfRange``.
  case crf(Int)
  /// A number of loops below 1.
  case loops(Int)
}

extension VideoSettingsError: CustomStringConvertible {
  /// What is wrong, and what is allowed.
  public var description: String {
    switch self {
    case .crf(let crf): "crf must be 0 ... 51, got \(crf)"
    case .loops(let loops): "loops must be 1 or more, got \(loops)"
    }
  }
}
