public import Timing

/// A shake alone, on one view, from its own start.
public struct ShakeCurve: Hashable, Sendable {
  /// What one frame shows.
  public struct Sample: Hashable, Sendable {
    /// The frame's index.
    public var frame: Int
    /// Its time in seconds since the shake's start.
    public var time: Double
    /// The view's pose.
    public var pose: Pose
  }

  /// How long the shake takes, in seconds.
  public let duration: Double
  private let track: ViewTrack

  /// The curve of a motion on a view whose own pose is `base`.
  public init(_ motion: ShakeMotion, base: Pose = .identity) {
    var view = SimulatedView(base: base)
    let run = SimulatedRun(
      event: 0, shake: 0, view: 0, names: ("", ""), start: 0,
      animations: motion.animations(base: base))
    view.setModel(motion.restPoseAfterwards(base: base), at: 0)
    view.allRuns = [0]
    duration = run.end
    track = ViewTrack(view, runs: [run])
  }

  /// The pose at a time in seconds since the shake's start.
  public func pose(at time: Double) -> Pose { track.pose(at: time) }

  /// Every frame of the shake and one that shows it settled: the first at or after its end.
  ///
  /// - Throws: ``FrameClockError`` for more frames than a ``FrameClock`` allows.
  public func samples(at rate: FrameRate) throws(FrameClockError) -> [Sample] {
    let clock = try FrameClock(rate: rate, duration: duration)
    return (0...(duration > 0 ? clock.frameCount : 0)).map { frame in
      let time = rate.time(ofFrame: frame)
      return Sample(frame: frame, time: time, pose: pose(at: time))
    }
  }
}
