/// One view's part in one start of a shake.
public struct ShakeRun: Hashable, Sendable {
  /// The index of the event that started it.
  public var event: Int
  /// The shake's name.
  public var shake: String
  /// The view's id.
  public var view: String
  /// When it started, in seconds.
  public var start: Double
  /// When it ended or was stopped.
  public var end: Double
  /// Whether it ran to its end.
  public var finished: Bool

  /// A view's part in a shake.
  public init(
    event: Int, shake: String, view: String, start: Double, end: Double, finished: Bool
  ) {
    self.event = event
    self.shake = shake
    self.view = view
    self.start = start
    self.end = end
    self.finished = finished
  }
}
