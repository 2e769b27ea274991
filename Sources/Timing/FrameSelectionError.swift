/// Why a text selects no frames.
public enum FrameSelectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A part is neither a frame, nor a range, nor a range with a step.
  case malformed(String)
  /// A step of 0.
  case noStep(String)
  /// A range whose last frame comes before its first.
  case falling(Int, Int)
  /// A part that starts at or before the end of the part before it.
  case notRising(Int, after: Int)
  /// A frame past the last one.
  case outOfRange(Int, last: Int)

  /// One line for the user.
  public var description: String {
    switch self {
    case .malformed(let part):
      "\"\(part)\" is not a frame selection; write frames from 0 like 75, 0-59, 0-59:2 or 3,7-9"
    case .noStep(let part): "\(part): the step must be 1 or more"
    case .falling(let first, let last): "the range \(first)-\(last) falls; write \(last)-\(first)"
    case .notRising(let frame, let previous):
      "frame \(frame) comes after \(previous); selections must rise and not overlap"
    case .outOfRange(let frame, let last): "there is no frame \(frame); the last one is \(last)"
    }
  }
}
