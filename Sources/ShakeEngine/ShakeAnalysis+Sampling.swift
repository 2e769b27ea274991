public import Timing

extension ShakeAnalysis {
  /// How near the frames of an output come to a peak.
  public struct PeakSample: Hashable, Sendable {
    /// The peak.
    public var peak: Keyframe
    /// The frame of the output that shows the value nearest to it; the earlier of two.
    public var frame: Int
    /// The animation's value in that frame.
    public var shown: Double
  }

  /// Which frame of an output comes nearest to each peak, when the shake starts at `start` seconds
  /// of the output's timeline. From `end` on, where the shake is stopped, it has no peaks and no
  /// frame shows it.
  public func peakSamples(
    of clock: FrameClock, start: Double = 0, end: Double = .infinity
  ) -> [PeakSample] {
    let last = end - Simultaneity.tolerance
    return sources.filter { start + $0.peak.time < last }.map { peak, animation, rest in
      let position = (start + peak.time) * clock.slowdown * clock.rate.framesPerSecond
      let samples = [position.rounded(.down), position.rounded(.up)].map { frame in
        let index = Int(min(max(frame, 0), Double(clock.frameCount - 1)))
        let shown = animation.value(at: clock.time(ofFrame: index) - start) ?? rest
        return PeakSample(peak: peak, frame: index, shown: shown)
      }
      let isFirstNearer =
        (samples[0].shown - peak.value).magnitude <= (samples[1].shown - peak.value).magnitude
      let isSecondTooLate = clock.time(ofFrame: samples[1].frame) >= last
      return samples[isFirstNearer || isSecondTooLate ? 0 : 1]
    }
  }
}
