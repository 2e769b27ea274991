import ShakeEngine
import Testing
import Timing

@Suite struct ShakeAnalysisTests {
  private let shaker = ShakeMotion.afViewShaker(AFViewShaker())

  @Test func peaksAreWhereTheMotionTurns() {
    let peaks = shaker.peaks
    #expect(peaks.map(\.value) == [10, -8, 8, -5, 5])
    #expect(peaks.allSatisfy { $0.keyPath == .translationX })
    // At its time the curve is at the peak. Time is known to a few last digits, and the steepest
    // segment covers 18 points in 0.064 s.
    let curve = ShakeCurve(shaker)
    for peak in peaks { #expect(abs(curve.pose(at: peak.time).x - peak.value) < 1e-12) }
  }

  @Test func strokesOfTheChainAreItsPeaks() {
    let analysis = ShakeAnalysis(.qhlShakes(QHLShakes(times: 20, range: 3)))
    #expect(analysis.peaks.map(\.value) == (0..<11).map { $0.isMultiple(of: 2) ? 3 : -3 })
    for (index, peak) in analysis.peaks.enumerated() {
      #expect(abs(peak.time - 0.05 * Double(index + 1)) < 1e-15)
    }
    #expect(analysis.keyframes.map(\.value) == [0] + analysis.peaks.map(\.value) + [0])
    #expect(abs(analysis.duration - 0.6) < 1e-15)
  }

  /// Greatest and least offsets that frames show, from the reference.
  @Test(arguments: [
    ("24", 9.39, -3.54), ("30", 9.39, -6.38), ("60", 9.39, -6.38), ("120", 9.39, -7.04),
  ])
  func framesMissThePeaks(rate: String, highest: Double, lowest: Double) throws {
    let clock = try FrameClock(rate: FrameRate(parsing: rate), duration: 0.5)
    let shown = ShakeAnalysis(shaker).peakSamples(of: clock).map(\.shown)
    let offsets = try ShakeCurve(shaker).samples(at: clock.rate).map(\.pose.x)
    #expect(shown.max() == offsets.max())
    #expect(abs(try #require(offsets.max()) - highest) < 0.005)
    #expect(abs(try #require(offsets.min()) - lowest) < 0.005)
  }

  @Test func theNearestFrameOfAPeakIsNamed() throws {
    let clock = try FrameClock(rate: FrameRate(parsing: "60"), duration: 0.5)
    let samples = ShakeAnalysis(shaker).peakSamples(of: clock)
    #expect(samples.map(\.frame) == [10, 14, 17, 20, 23])
    let frames = try ShakeCurve(shaker).samples(at: clock.rate)
    for sample in samples { #expect(sample.shown == frames[sample.frame].pose.x) }
  }

  /// A stroke of 0.05 s is three frames of 60 a second, and one and a half of 30.
  @Test func chainsHitTheirPeaksAtSixtyAndMissEveryOtherAtThirty() throws {
    let analysis = ShakeAnalysis(.qhlShakes(QHLShakes()))
    func samples(_ rate: String) throws -> [ShakeAnalysis.PeakSample] {
      let clock = try FrameClock(rate: FrameRate(parsing: rate), duration: analysis.duration)
      return analysis.peakSamples(of: clock)
    }
    // The sums and quotients of frame times are rounded.
    let isHit = { (sample: ShakeAnalysis.PeakSample) in
      abs(sample.shown - sample.peak.value) < 1e-9
    }
    #expect(try samples("60").map(isHit) == Array(repeating: true, count: 6))
    #expect(try samples("60").map(\.frame) == [3, 6, 9, 12, 15, 18])
    #expect(try samples("30").map(isHit) == [false, true, false, true, false, true])
  }

  /// Half as fast and half a second in, a stroke is six frames of 60 a second, the first from
  /// frame 60 on.
  @Test func framesAreThoseOfTheOutput() throws {
    let clock = try FrameClock(rate: FrameRate(parsing: "60"), duration: 1, slowdown: 2)
    let samples = ShakeAnalysis(.qhlShakes(QHLShakes())).peakSamples(of: clock, start: 0.5)
    #expect(samples.map(\.frame) == [66, 72, 78, 84, 90, 96])
    for sample in samples { #expect(abs(sample.shown - sample.peak.value) < 1e-9) }
  }

  /// An output that ends before the shake shows its last frame at most.
  @Test func noFrameIsBeyondTheOutput() throws {
    let clock = try FrameClock(rate: FrameRate(parsing: "60"), duration: 0.1)
    let samples = ShakeAnalysis(.qhlShakes(QHLShakes())).peakSamples(of: clock)
    #expect(samples.map(\.frame) == [3, 5, 5, 5, 5, 5])
  }

  @Test func repetitionsAndReversalsAreFollowed() throws {
    let animation = try KeyframeAnimation(
      keyPath: .rotation, values: [0, 1, -0.5],
      timing: MediaTiming(duration: 1, repeatCount: 1.5, autoreverses: true, speed: 2, delay: 3))
    let analysis = ShakeAnalysis(.keyframes([animation]))
    #expect(
      analysis.keyframes.map { [$0.time, $0.value] } == [
        [3, 0], [3.25, 1], [3.5, -0.5], [3.75, 1], [4, 0], [4.25, 1], [4.5, -0.5],
      ])
    #expect(analysis.peaks.map(\.value) == [1, -0.5, 1, 0, 1, -0.5])
    #expect(analysis.duration == 4.5)
  }

  @Test func backwardAndOffsetTimesAreFollowed() throws {
    let backwards = try KeyframeAnimation(
      keyPath: .opacity, values: [0, 1, 0.5, 0.75], keyTimes: [0, 0.25, 0.5, 1],
      timing: MediaTiming(duration: 1, speed: -0.5))
    let offset = try KeyframeAnimation(
      keyPath: .opacity, values: [0, 1, 0.5, 0.75], keyTimes: [0, 0.25, 0.5, 1],
      timing: MediaTiming(duration: 1, timeOffset: 0.375))
    for animation in [backwards, offset] {
      let inner = ShakeAnalysis(.keyframes([animation])).keyframes.filter {
        [1, 0.5].contains($0.value)
      }
      #expect(inner.count == 2)
      for keyframe in inner {
        #expect(abs(try #require(animation.value(at: keyframe.time)) - keyframe.value) < 1e-12)
      }
    }
  }

  /// A motion that starts or ends away from rest jumps there; one that stays there does not turn.
  @Test func jumpsToAndFromRestAreTurns() throws {
    func peaks(_ values: [Double], _ fillMode: FillMode) throws -> [Double] {
      let animation = try KeyframeAnimation(
        keyPath: .translationX, values: values, timing: MediaTiming(duration: 1, fillMode: fillMode)
      )
      return ShakeMotion.keyframes([animation]).peaks.map(\.value)
    }
    #expect(try peaks([-20, 20, -20, 0], .removed) == [-20, 20, -20])
    #expect(try peaks([0, 7], .removed) == [7])
    #expect(try peaks([0, 7], .forwards) == [])
    #expect(try peaks([0, 5, 5, 0], .removed) == [5])
    #expect(try peaks([0, 0, 0], .removed) == [])
  }

  @Test func endlessRepetitionsAreListedUpToALimit() throws {
    let animation = try KeyframeAnimation(
      keyPath: .opacity, values: [0, 1, 0], timing: MediaTiming(duration: 1, repeatCount: 1e6))
    let analysis = ShakeAnalysis(.keyframes([animation]))
    #expect(analysis.keyframes.count == ShakeAnalysis.maximumKeyframeCount)
    #expect(throws: FrameClockError.self) {
      try ShakeCurve(.keyframes([animation])).samples(at: FrameRate(parsing: "60"))
    }
  }

  /// From .51 s on, the first two strokes of .05 s end at .56 s and .61 s, in frames 33.6 and 36.6:
  /// 34 and 37 are nearest. A stop at .61 s cuts the second off; one at .565 s, before frame 34 of
  /// .5667 s, leaves frame 33 to the first.
  @Test(arguments: [(0.62, [34, 37]), (0.61, [34]), (0.565, [33]), (0.56, [])])
  func aStoppedShakeHasThePeaksBeforeTheStop(end: Double, frames: [Int]) throws {
    let clock = try FrameClock(rate: FrameRate(parsing: "60"), duration: 2)
    let samples = ShakeAnalysis(.qhlShakes(QHLShakes()))
      .peakSamples(of: clock, start: 0.51, end: end)
    #expect(samples.map(\.frame) == frames)
  }

  @Test func nothingMovesInNoKeyframes() throws {
    let analysis = ShakeAnalysis(.keyframes([]))
    #expect(analysis.duration == 0)
    #expect(analysis.keyframes.isEmpty && analysis.peaks.isEmpty)
    #expect(try ShakeCurve(.keyframes([])).samples(at: FrameRate(parsing: "60")).count == 1)
  }
}
