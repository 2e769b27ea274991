/// How an animation's own time runs, as `CAMediaTiming`.
public struct MediaTiming: Hashable, Sendable {
  /// What stands in for a duration of 0: the default of a Core Animation transaction, in seconds.
  public static let implicitDuration = 0.25

  /// How long one pass lasts, in seconds at speed 1; above 0.
  public let duration: Double
  /// How many passes are made, or there-and-backs if it autoreverses; above 0, may be fractional.
  public let repeatCount: Double
  /// Whether each pass is followed by the same pass backwards in time.
  public let autoreverses: Bool
  /// How fast its time runs; negative runs backwards, never 0.
  public let speed: Double
  /// Where in its own time it starts, in seconds; what it skips is shown at the end.
  public let timeOffset: Double
  /// How long it waits before it starts, in seconds of the time around it; 0 or more.
  public let delay: Double
  /// What it shows while it waits and after it ended.
  public let fillMode: FillMode

  /// A timing. A duration of 0 means ``implicitDuration``, a repeat count of 0 means 1, both as in
  /// Core Animation.
  ///
  /// - Throws: ``KeyframeError`` for numbers outside the ranges above or their limits: a million
  ///   seconds and passes, and speeds between 1/1000 and 1000 times either way.
  public init(
    duration: Double = 0, repeatCount: Double = 1, autoreverses: Bool = false, speed: Double = 1,
    timeOffset: Double = 0, delay: Double = 0, fillMode: FillMode = .removed
  ) throws(KeyframeError) {
    try KeyframeError.check(duration, "duration", in: 0...1e6)
    try KeyframeError.check(repeatCount, "repeatCount", in: 0...1e6)
    try KeyframeError.check(speed.magnitude, "speed", in: 0.001...1000, got: speed)
    try KeyframeError.check(timeOffset, "timeOffset", in: -1e6...1e6)
    try KeyframeError.check(delay, "delay", in: 0...1e6)
    self.duration = duration == 0 ? Self.implicitDuration : duration
    self.repeatCount = repeatCount == 0 ? 1 : repeatCount
    self.autoreverses = autoreverses
    self.speed = speed
    self.timeOffset = timeOffset
    self.delay = delay
    self.fillMode = fillMode
  }

  /// One pass of a duration in seconds; ``implicitDuration`` for 0 or less.
  init(lasting duration: Double) {
    self.duration = duration > 0 && duration.isFinite ? duration : Self.implicitDuration
    repeatCount = 1
    autoreverses = false
    speed = 1
    timeOffset = 0
    delay = 0
    fillMode = .removed
  }

  /// How long it moves, in seconds of the time around it, after its delay.
  public var activeDuration: Double { ownDuration / speed.magnitude }

  /// All passes together, in its own time.
  var ownDuration: Double { cycle * repeatCount }

  /// One pass, or one there-and-back, in its own time.
  var cycle: Double { autoreverses ? 2 * duration : duration }
}
