/// A call of a shake's completion.
public struct Completion: Hashable, Sendable {
  /// When it is called, in seconds.
  public var time: Double
  /// The shake's name.
  public var shake: String
  /// The index of the event whose completion it is.
  public var event: Int
  /// Whether all its animations ran to their end. With AFViewShaker's own bookkeeping, which does
  /// not say: whether the stop that set it off was a natural end.
  public var finished: Bool

  /// A call of a completion.
  public init(time: Double, shake: String, event: Int, finished: Bool) {
    self.time = time
    self.shake = shake
    self.event = event
    self.finished = finished
  }
}
