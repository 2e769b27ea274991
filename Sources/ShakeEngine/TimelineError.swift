/// Why a script has no timeline.
public enum TimelineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Events that wait for each other: their indices, each waiting for the next and the last for
  /// the first, which is the first one in the script that waits by `after`.
  case cycle([Int])
  /// An event that waits for one that does not exist.
  case unknownEvent(Int, event: Int)
  /// An event that starts a shake that does not exist.
  case unknownShake(Int, event: Int)
  /// A time of an event that is not finite, beyond a million seconds, or negative where it may not.
  case time(Double, event: Int)
  /// A view's own pose with a number that is not finite or beyond ±1e9.
  case pose(view: String)
  /// More than ``Timeline/maximumEventCount`` events or ``Timeline/maximumRunCount`` animated views
  /// of all events together.
  case tooMuch(count: Int, limit: Int, of: String)

  /// One line for the user.
  public var description: String {
    switch self {
    case .cycle(let chain):
      "timeline[\(chain.first ?? 0)].after: waits for itself"
        + (chain.count > 1 ? " through timeline[\(chain[1])]" : "")
    case .unknownEvent(let index, let event):
      "timeline[\(event)]: there is no event \(index) to wait for"
    case .unknownShake(let index, let event):
      "timeline[\(event)]: there is no shake \(index) to start"
    case .time(let seconds, let event):
      "timeline[\(event)]: \(PlainNumber(seconds)) is not a time of 0...1000000 seconds"
    case .pose(let view): "the pose of view \"\(view)\" has numbers that are not usable"
    case .tooMuch(let count, let limit, let what): "\(count) \(what) are more than \(limit)"
    }
  }
}
