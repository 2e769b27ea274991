import Geometry
import Measuring
import Raster
import ShakeEngine
import Testing
import Timing

/// Shakes recognised in tracks whose every place is known from the engine's own curve.
@Suite struct FittingCurves {
  /// A track of a motion that starts at a time, seen at times, in pixels.
  static func track(
    _ motion: ShakeMotion, start: Double = 0.3, scale: Double = 2, times: [Double],
    _ change: (Point) -> Point = { $0 }
  ) -> MotionTrack {
    let curve = ShakeCurve(motion)
    let frames = times.map { time in
      let pose = time < start ? .identity : curve.pose(at: time - start)
      let place = change(Point(x: pose.x * scale, y: pose.y * scale))
      return MeasuredFrame(time: time, x: place.x, y: place.y, confidence: 1)
    }
    return MotionTrack(frames: frames, region: PixelRect(width: 100, height: 100))
  }

  /// A second and a half of frames at a rate, the first after a part of a frame.
  static func times(_ rate: Double, phase: Double = 0) -> [Double] {
    (0..<Int(rate * 1.5)).map { (Double($0) + phase) / rate }
  }

  static let standard = ShakeMotion.afViewShaker(AFViewShaker())
  static let expected = ExpectedShake(name: "spec", motion: standard)

  @Test(arguments: [24.0, 30, 60, 120], [0, 0.25, 0.7])
  func startDurationAndAmplitudeAreFoundToOnePercent(rate: Double, phase: Double) throws {
    let track = Self.track(Self.standard, times: Self.times(rate, phase: phase))
    let measurement = MotionMeasurement(
      track, against: ExpectedShake(name: "spec", motion: Self.standard, start: 0.25),
      pixelsPerPoint: 2)
    let fit = try #require(measurement.fit)
    #expect(measurement.verdict == .matches, "\(measurement.reason)")
    #expect(abs(fit.start - 0.3) <= 0.005)
    #expect(abs(fit.duration - 0.5) <= 0.005)
    #expect(abs(fit.amplitude - 1) <= 0.01)
    #expect(try abs(#require(fit.lag) - 0.05) <= 0.005)
    #expect(fit.rms <= 0.02 && fit.max <= 0.1)
    #expect(abs(fit.rmsInPoints - fit.rms / 2) < 1e-12)
  }

  @Test func framesMayComeAtAnyTimes() throws {
    let times = Self.times(60).enumerated().filter { $0.offset * 7 % 5 < 3 }.map(\.element)
    let measurement = MotionMeasurement(
      Self.track(Self.standard, times: times), against: Self.expected, pixelsPerPoint: 2)
    #expect(measurement.verdict == .matches)
    #expect(try abs(#require(measurement.fit).duration - 0.5) <= 0.005)
  }

  @Test func aLaterClipIsTheSameShakeLater() throws {
    let early = Self.track(Self.standard, times: Self.times(60))
    var late = early
    for index in late.frames.indices { late.frames[index].time += 4 }
    let first = try #require(MotionMeasurement(early, against: Self.expected).fit)
    let second = try #require(MotionMeasurement(late, against: Self.expected).fit)
    // Sums of later times are rounded otherwise.
    #expect(abs(second.start - first.start - 4) < 1e-6)
    #expect(abs(second.duration - first.duration) < 1e-6)
  }

  @Test func withoutAScaleTheAmplitudeGivesIt() throws {
    let track = Self.track(Self.standard, scale: 3, times: Self.times(60))
    let fit = try #require(MotionMeasurement(track).fit)
    #expect(fit.shake == "AFViewShaker")
    #expect(fit.amplitude == 1)
    #expect(abs(fit.pixelsPerPoint - 3) <= 0.03)
  }

  @Test(arguments: [
    QHLShakes(), QHLShakes(times: 6, speed: 0.07, range: 8),
    QHLShakes(times: 4, range: -3, direction: .vertical),
  ])
  func chainsAreRecognisedWithTheirParameters(shakes: QHLShakes) throws {
    let track = Self.track(.qhlShakes(shakes), times: Self.times(60))
    let measurement = MotionMeasurement(track, pixelsPerPoint: 2)
    let fit = try #require(measurement.fit)
    #expect(measurement.verdict == .matches)
    guard case .qhlShakes(let found) = fit.motion else {
      Issue.record("recognised as \(fit.shake)")
      return
    }
    #expect(found.strokeCount == shakes.strokeCount && found.direction == shakes.direction)
    #expect(abs(found.speed - shakes.speed) <= shakes.speed * 0.01)
    #expect(abs(found.range - shakes.range) <= shakes.range.magnitude * 0.01)
  }

  @Test(arguments: [0.9, 0.95, 1.05]) func anotherAmplitudeDiffers(factor: Double) throws {
    let track = Self.track(Self.standard, times: Self.times(60)) { $0 * factor }
    let measurement = MotionMeasurement(track, against: Self.expected, pixelsPerPoint: 2)
    #expect(measurement.verdict == .differs)
    #expect(measurement.reason == "it goes \(Int(factor * 100)) % of the expected way")
  }

  @Test(arguments: [0.45, 0.6]) func anotherDurationDiffers(duration: Double) throws {
    let track = Self.track(
      .afViewShaker(AFViewShaker(duration: duration)), times: Self.times(60))
    let measurement = MotionMeasurement(track, against: Self.expected, pixelsPerPoint: 2)
    #expect(measurement.verdict == .differs)
    #expect(measurement.reason == "it takes \(Int(duration * 200)) % of the expected duration")
  }

  @Test func anotherShakeDiffers() throws {
    let track = Self.track(.qhlShakes(QHLShakes()), times: Self.times(60))
    let measurement = MotionMeasurement(track, against: Self.expected, pixelsPerPoint: 2)
    #expect(measurement.verdict == .differs)
    #expect(measurement.reason == "it does not move like spec")
  }

  /// Whole hundredths of a second with a gap are not yet a GIF's. With 8 ms to spare a frame, turns
  /// at wrong times would pass.
  @Test(arguments: [25.0, 50, 100]) func aDroppedFrameMakesNoTimeInexact(rate: Double) throws {
    let wrong = try KeyframeAnimation(
      keyPath: .translationX, values: [0, 10, -8, 8, -5, 5, 0],
      keyTimes: [0, 0.25, 0.4, 0.6, 0.75, 0.9, 1], timingFunction: .easeInEaseOut,
      timing: MediaTiming(duration: 0.5))
    var times = Self.times(rate)
    times.remove(at: 2)
    let track = Self.track(.keyframes([wrong]), times: times)
    let measurement = MotionMeasurement(track, against: Self.expected, pixelsPerPoint: 2)
    #expect(measurement.verdict == .differs)
    let lenient = MotionMeasurement(
      track, against: Self.expected, pixelsPerPoint: 2,
      timeError: MotionMeasurement.roundedTimeError)
    #expect(lenient.verdict == .matches)
  }

  @Test func aMirroredShakeDiffers() throws {
    let track = Self.track(Self.standard, times: Self.times(60)) { $0 * -1 }
    #expect(MotionMeasurement(track, against: Self.expected).verdict == .differs)
  }

  /// The way is known without a scale; how far it goes is judged with one alone.
  @Test(arguments: [(nil, 1.0), (2.0, 1.0), (2.0, 1.5)]) func theFirstWayIsJudged(
    scale: Double?, factor: Double
  ) throws {
    let motion = ShakeMotion.qhlShakes(QHLShakes())
    let track = Self.track(motion, times: Self.times(60)) { $0 * -factor }
    let measurement = MotionMeasurement(
      track, against: ExpectedShake(name: "spec", motion: motion), pixelsPerPoint: scale)
    #expect(measurement.verdict == .differs)
    #expect(measurement.reason == "it starts the other way")
    #expect(try abs(#require(measurement.fit).amplitude + factor) <= 0.01)
  }

  @Test func placesInWholePixelsAreSeen() throws {
    let track = Self.track(Self.standard, times: Self.times(60)) {
      Point(x: $0.x.rounded(), y: $0.y)
    }
    let measurement = MotionMeasurement(track, against: Self.expected, pixelsPerPoint: 2)
    #expect(measurement.verdict == .differs)
    #expect(measurement.reason == "it moves in whole pixels only")
    // The error of rounding is uniform: 1 / sqrt(12) = 0.29 px.
    #expect(try (0.2...0.35).contains(#require(measurement.fit).rms))
  }

  @Test func whatNoPresetDoesIsNoPreset() throws {
    let frames = Self.times(60).map { time in
      let x = time < 0.3 || time > 1.2 ? 0 : 40 * (time - 0.3) * (1.2 - time)
      return MeasuredFrame(time: time, x: x, y: 0, confidence: 1)
    }
    let track = MotionTrack(frames: frames, region: PixelRect(width: 9, height: 9))
    let measurement = MotionMeasurement(track)
    #expect(measurement.verdict == .differs)
    #expect(measurement.reason == "no preset moves like it")
    #expect(measurement.fit == nil)
  }

  // 0.1 px is a good fit of a shake, and no fit at all of a tenth of a pixel.
  @Test func aTremorIsNoPreset() throws {
    let frames = Self.times(60).map { time in
      let isAway = time >= 0.3 && time <= 0.9
      let x = isAway ? [0.1, 0.14, -0.12, 0.11, 0.13, -0.1][Int(time * 60) * 7 % 6] : 0
      return MeasuredFrame(time: time, x: x, y: 0, confidence: 1)
    }
    let track = MotionTrack(frames: frames, region: PixelRect(width: 9, height: 9))
    #expect(MotionMeasurement(track).fit == nil)
    #expect(MotionMeasurement(track, against: Self.expected).verdict == .differs)
  }

  @Test func theFirstOfTwoShakesIsTaken() throws {
    let first = Self.track(Self.standard, times: Self.times(60))
    var both = first
    both.frames += first.frames.map { frame in
      var frame = frame
      frame.time += 1.5
      return frame
    }
    let fit = try #require(
      MotionMeasurement(both, against: Self.expected, pixelsPerPoint: 2).fit)
    #expect(abs(fit.start - 0.3) <= 0.005 && abs(fit.duration - 0.5) <= 0.005)
  }

  @Test func doubtfulFramesCountLittle() throws {
    var track = Self.track(Self.standard, times: Self.times(60))
    for index in stride(from: 20, to: 50, by: 7) {
      track.frames[index].x += 15
      track.frames[index].confidence = 0.1
    }
    let measurement = MotionMeasurement(track, against: Self.expected, pixelsPerPoint: 2)
    #expect(measurement.verdict == .matches)
  }

  @Test func aShakeThatTurnsCannotBeExpected() throws {
    let turn = try KeyframeAnimation(
      keyPath: .rotation, values: [0, 0.1, 0], timing: MediaTiming(duration: 0.5))
    let expected = ExpectedShake(name: "turn", motion: .keyframes([turn]))
    let track = Self.track(Self.standard, times: Self.times(60))
    let measurement = MotionMeasurement(track, against: expected)
    #expect(measurement.verdict == .refused)
    #expect(measurement.reason == "turn is not a translation")
  }

  @Test func fourFramesAreTheLeast() throws {
    let track = Self.track(Self.standard, times: [0, 0.4, 0.5, 0.6, 1])
    #expect(MotionMeasurement(track).verdict == .refused)
  }
}

/// A real screen recording: ArtFeel/AFViewShaker's own example (MIT), a GIF of 17.5 frames a second
/// whose times are rounded to 10 ms. The displacements, in points, were measured by hand.
@Suite struct FittingARealRecording {
  static let track = MotionTrack(
    frames: [
      (0.83, 0), (0.88, 0), (0.94, 0), (1.00, 1.00), (1.06, 3.02), (1.12, 7.03), (1.17, -4.83),
      (1.23, 4.24), (1.28, -0.02), (1.34, 2.65), (1.40, 0.24), (1.45, 0), (1.51, 0), (1.56, 0),
    ].map { MeasuredFrame(time: $0.0, x: $0.1 * 2, y: 0, confidence: 1) },
    region: PixelRect(width: 640, height: 240))

  @Test(arguments: [2, nil]) func itIsAFViewShakerAtHalfASecond(scale: Double?) throws {
    let measurement = MotionMeasurement(
      Self.track, pixelsPerPoint: scale, timeError: MotionMeasurement.roundedTimeError)
    let fit = try #require(measurement.fit)
    #expect(measurement.verdict == .matches)
    #expect(fit.motion == .afViewShaker(AFViewShaker(duration: 0.5)))
    #expect(fit.rms / 2 <= 0.6)
  }

  @Test(arguments: [
    ShakeMotion.qhlShakes(QHLShakes()), .afViewShaker(AFViewShaker(duration: 0.3)),
  ])
  func itIsNotAnotherShake(motion: ShakeMotion) {
    let measurement = MotionMeasurement(
      Self.track, against: ExpectedShake(name: "other", motion: motion), pixelsPerPoint: 2,
      timeError: MotionMeasurement.roundedTimeError)
    #expect(measurement.verdict == .differs)
  }
}

/// From pixels to the verdict.
@Suite struct MeasuringClips {
  @Test(arguments: [30.0, 60]) func aDrawnShakeIsRecognised(rate: Double) throws {
    let curve = ShakeCurve(.afViewShaker(AFViewShaker()))
    let (ground, field) = (try Pixmap.plain(), try Pixmap.field())
    let clip = Clip(count: Int(rate), rate: rate) { time in
      ground.with(field, x: 60 + 2 * (time < 0.21 ? 0 : curve.pose(at: time - 0.21).x), y: 40)
    }
    let measurement = MotionMeasurement(clip.track(), pixelsPerPoint: 2)
    let fit = try #require(measurement.fit)
    #expect(measurement.verdict == .matches)
    #expect(fit.shake == "AFViewShaker")
    #expect(abs(fit.start - 0.21) <= 0.005)
    #expect(abs(fit.duration - 0.5) <= 0.005)
    #expect(abs(fit.amplitude - 1) <= 0.01)
    #expect(fit.rms <= 0.02)
  }
}
