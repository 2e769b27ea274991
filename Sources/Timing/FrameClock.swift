/// All arithmetic between frames and seconds of one output.
///
/// Frame n is shown from `n / rate` on. It shows the timeline at `n / rate / slowdown`: a slowdown
/// of 4 makes four times as many frames, not longer ones.
public struct FrameClock: Hashable, Sendable {
  /// The most frames that one output may have: 4.6 hours at 60 frames a second.
  public static let maximumFrameCount = 1_000_000

  /// Frames per second of the output.
  public let rate: FrameRate
  /// How long the timeline lasts, in its own seconds; 0 or more.
  public let duration: Double
  /// How many seconds of output show one second of the timeline; 1/1000 ... 1000.
  public let slowdown: Double
  /// How many frames the output has; 1 or more.
  public let frameCount: Int

  /// A clock for a timeline of `duration` seconds.
  ///
  /// - Throws: ``FrameClockError`` for a duration that is negative or not finite, a slowdown
  ///   outside 1/1000 ... 1000, and an output of more than ``maximumFrameCount`` frames.
  public init(rate: FrameRate, duration: Double, slowdown: Double = 1) throws(FrameClockError) {
    guard duration >= 0, duration.isFinite else { throw .duration(duration) }
    guard slowdown >= 0.001, slowdown <= 1000 else { throw .slowdown(slowdown) }
    let count = rate.frameCount(duration: duration * slowdown)
    guard count <= Self.maximumFrameCount else {
      throw .tooManyFrames(seconds: duration * slowdown, rate: rate)
    }
    self.rate = rate
    self.duration = duration
    self.slowdown = slowdown
    frameCount = count
  }

  /// The timeline's time that frame `index` shows, in seconds.
  public func time(ofFrame index: Int) -> Double { rate.time(ofFrame: index) / slowdown }

  /// How long the output lasts, in seconds: `frameCount / rate`.
  public var outputDuration: Double { rate.time(ofFrame: frameCount) }
}
