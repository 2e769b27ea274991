/// A stretch of time, in seconds.
public struct TimeSpan: Hashable, Sendable {
  /// When it starts.
  public var start: Double
  /// When it ends; never before its start.
  public var end: Double

  /// A stretch between two times.
  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// How long it is.
  public var duration: Double { end - start }
}
