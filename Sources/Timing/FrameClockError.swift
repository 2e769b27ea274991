/// Why a timeline cannot be cut into frames.
public enum FrameClockError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A duration that is negative or not finite.
  case duration(Double)
  /// A slowdown outside 1/1000 ... 1000.
  case slowdown(Double)
  /// An output of more frames than ``FrameClock/maximumFrameCount``.
  case tooManyFrames(seconds: Double, rate: FrameRate)

  /// One line for the user.
  public var description: String {
    switch self {
    case .duration(let seconds): "a duration of \(seconds) s is not 0 or more"
    case .slowdown(let factor): "a slowdown of \(factor) is outside 0.001...1000"
    case .tooManyFrames(let seconds, let rate):
      "\(seconds) s at \(rate) frames a second is more than \(FrameClock.maximumFrameCount) frames;"
        + " make it shorter or lower the frame rate"
    }
  }
}
