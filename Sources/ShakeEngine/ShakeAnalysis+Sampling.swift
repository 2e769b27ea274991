public import Timing

extension ShakeAnalysis {
  /// How near the frames of an output come to a peak.
  public struct PeakSample: Hashable, Sendable {
    /// The peak.
    public var peak: Keyframe
    /// The frame, counted from the shake's start, that shows the value nearest to it.
    public var frame: Int
    /// The animation's value in that frame.
    public var shown: Double
    /// Whether the frame shows the peak itself, within a millionth.
    public var isHit: Bool { (shown - peak.value).magnitude <= 1e-6 * max(1, peak.value.magnitude) }
  }

  /// The least and greatest value of a component that the frames of an output show.
  public struct Extremes: Hashable, Sendable {
    /// The component.
    public var keyPath: KeyPath
    /// The least value, and the first frame that shows it.
    public var lowest: (frame: Int, value: Double) { (lowestFrame, lowestValue) }
    /// The greatest value, and the first frame that shows it.
    public var highest: (frame: Int, value: Double) { (highestFrame, highestValue) }
    private var lowestFrame: Int
    private var lowestValue: Double
    private var highestFrame: Int
    private var highestValue: Double
  }

  /// Which frame comes nearest to each peak, when frame 0 shows the shake's start.
  public func peakSamples(at rate: FrameRate) -> [PeakSample] {
    sources.map { peak, animation, rest in
      let position = peak.time * rate.framesPerSecond
      let samples = [position.rounded(.down), position.rounded(.up)].map { frame in
        let index = Int(min(max(frame, 0), 0x1p53))
        let shown = animation.value(at: rate.time(ofFrame: index)) ?? rest
        return PeakSample(peak: peak, frame: index, shown: shown)
      }
      let isFirstNearer =
        (samples[0].shown - peak.value).magnitude <= (samples[1].shown - peak.value).magnitude
      return samples[isFirstNearer ? 0 : 1]
    }
  }

  /// What the frames of an output show at most, for each component that moves.
  ///
  /// - Throws: ``FrameClockError`` for more frames than a ``FrameClock`` allows.
  public func sampledExtremes(at rate: FrameRate) throws(FrameClockError) -> [Extremes] {
    let samples = try curve.samples(at: rate)
    return keyPaths.compactMap { Extremes(keyPath: $0, samples) }
  }
}

extension ShakeAnalysis.Extremes {
  fileprivate init?(keyPath: KeyPath, _ samples: [ShakeCurve.Sample]) {
    guard
      let low = samples.min(by: { $0.pose[keyPath] < $1.pose[keyPath] }),
      let high = samples.max(by: { $0.pose[keyPath] < $1.pose[keyPath] })
    else { return nil }
    self.keyPath = keyPath
    lowestFrame = low.frame
    lowestValue = low.pose[keyPath]
    highestFrame = high.frame
    highestValue = high.pose[keyPath]
  }
}

extension ShakeMotion {
  /// The keyframes where the motion of a view at rest turns round, by rising time.
  public var peaks: [ShakeAnalysis.Keyframe] { ShakeAnalysis(self).peaks }
}
