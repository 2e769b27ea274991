import Golden
import ShakeEngine
import Testing
import Timing

@Suite struct CurveDifferences {
  private func difference(
    _ actual: CurveTable, scale: Double = 2, _ tolerance: CurveTolerance = .standard
  ) throws -> CurveDifference {
    let expected = try CurveTable(csv: Array(Curves.shake().csv.utf8))
    return CurveDifference(expected: expected, actual: actual, scale: scale, tolerance: tolerance)
  }

  @Test func theCurveItselfMatches() throws {
    let difference = try difference(try Curves.shake())
    #expect(difference.matches && difference.failures.isEmpty)
    #expect(difference.overall.lagFrames == 0)
    #expect(difference.overall.settleError.magnitude < 1e-6)
    // What nine decimals round away, at two pixels a point.
    #expect(difference.overall.largestOffset <= 1.1e-9)
    #expect(
      "\(difference)" == """
        offset max 0 px, RMS 0 px, lag 0 frames, peak 0 px, settling 0 ms, rest 0 px \
        (limits: 0.002 px, 0.1 ms)
        """)
  }

  @Test(arguments: [0.05, 0.01, -0.05])
  func anOffsetIsMeasuredInPixels(points: Double) throws {
    let difference = try difference(try Curves.shake { pose, _ in pose.x += points })
    let numbers = difference.overall
    let pixels = points.magnitude * 2
    #expect((numbers.largestOffset - pixels).magnitude < 1e-8)
    #expect((numbers.rmsOffset - pixels).magnitude < 1e-8)
    #expect((numbers.restError - pixels).magnitude < 1e-8)
    #expect(numbers.peakError.magnitude < 1e-8)
    // A constant offset is no lag: what it adds on the way up it takes away on the way down.
    #expect(try #require(numbers.lagFrames).magnitude < 1e-6)
    #expect(!difference.matches)
    #expect(
      difference.failures.map { "\($0)" }.contains {
        $0.hasPrefix("box: offset wrong by up to \(pixels) px in frame ")
      })
    #expect(difference.failures.contains { "\($0)".contains("ends \(pixels) px off") })
  }

  @Test func offsetsAlongBothAxesAddUpAsDistances() throws {
    let difference = try difference(
      try Curves.shake { pose, _ in
        pose.x += 0.3
        pose.y -= 0.4
      }, scale: 1)
    #expect((difference.overall.largestOffset - 0.5).magnitude < 1e-8)
    #expect((difference.overall.restError - 0.5).magnitude < 1e-8)
  }

  @Test(arguments: [-3, -1, 1, 2])
  func aLagOfWholeFramesIsExact(frames: Int) throws {
    let curve = ShakeCurve(.afViewShaker(AFViewShaker(duration: 0.5)))
    func shake(late: Int) throws -> CurveTable {
      try Curves.table(48) { curve.pose(at: $0 - Double(6 + late) / 60) }
    }
    let difference = CurveDifference(
      expected: try shake(late: 0), actual: try shake(late: frames), scale: 2)
    #expect(difference.overall.lagFrames == Double(frames))
    let lag = try #require(difference.overall.lagMilliseconds)
    #expect((lag - Double(frames) / 60 * 1000).magnitude < 1e-6)
    // It settles as much later.
    #expect((difference.overall.settleError - lag).magnitude < 1e-6)
    let late = frames > 0 ? "late" : "early"
    #expect(
      difference.failures.contains { "\($0)".hasPrefix("box: \(frames.magnitude) frames \(late)") })
  }

  @Test(arguments: [-0.4, -0.1, 0.02, 0.25, 0.5, 1.3])
  func aLagOfAPartOfAFrameIsEstimated(frames: Double) throws {
    let curve = ShakeCurve(.afViewShaker(AFViewShaker(duration: 0.5)))
    func shake(late: Double) throws -> CurveTable {
      try Curves.table(48) { curve.pose(at: $0 - (6 + late) / 60) }
    }
    let difference = CurveDifference(
      expected: try shake(late: 0), actual: try shake(late: frames), scale: 2)
    let lag = try #require(difference.overall.lagFrames)
    // The curve has corners, which a spline through its samples rounds off.
    #expect((lag - frames).magnitude < 0.05)
    #expect(!difference.matches)
  }

  /// Frames of a shake that starts after six, `late` frames later.
  private func frames(_ indices: [Int], late: Double) throws -> CurveTable {
    let curve = ShakeCurve(.afViewShaker(AFViewShaker(duration: 0.5)))
    let rate = try Curves.rate(60)
    let clock = try FrameClock(rate: rate, duration: rate.time(ofFrame: 54))
    return CurveTable(clock: clock, frames: indices, views: ["box"]) { _, time in
      curve.pose(at: time - (6 + late) / 60)
    }
  }

  /// Every third frame is compared, and what lies between is known of the actual motion alone.
  @Test(arguments: [-2.0, 1, 5, 0.25]) func aLagIsMeasuredInFramesThoughFewAreKept(
    late: Double
  ) throws {
    for kept in [Array(stride(from: 0, to: 54, by: 3)), [0, 5, 7, 12, 13, 19, 24, 30, 41, 53]] {
      let difference = CurveDifference(
        expected: try frames(kept, late: 0), actual: try frames(kept, late: late),
        finerActual: try frames(Array(0..<54), late: late), scale: 1)
      let lag = try #require(difference.overall.lagFrames)
      // A whole frame's time is one that is known; others are on a spline, which rounds corners off.
      #expect((lag - late).magnitude <= (late == late.rounded() ? 0 : 0.05), "\(kept)")
      #expect(difference.overall.lagMilliseconds == lag / 60 * 1000)
    }
  }

  /// The same frames alone: a lag of as much as lies between them is known, whatever they are.
  @Test func aLagByTheStepOfTheFramesIsExact() throws {
    let kept = Array(stride(from: 0, to: 54, by: 3))
    let difference = CurveDifference(
      expected: try frames(kept, late: 0), actual: try frames(kept, late: 3), scale: 1)
    #expect(difference.overall.lagFrames == 3)
    #expect(difference.overall.lagMilliseconds == 50)
  }

  /// A lag is a time: frames that are left out between others do not shorten it.
  @Test func framesThatAreLeftOutDoNotShortenALag() throws {
    let kept = (0..<54).filter { $0 % 5 != 2 }
    for late in [1.0, 2, -1] {
      let difference = CurveDifference(
        expected: try frames(kept, late: 0), actual: try frames(kept, late: late), scale: 1)
      // A frame of five is on a spline, which rounds corners off.
      #expect(try (#require(difference.overall.lagFrames) - late).magnitude <= 0.05)
    }
  }

  @Test(arguments: [0.98, 1.02, 1.05])
  func anotherAmplitudeIsAnErrorOfThePeakAndNoLag(factor: Double) throws {
    let difference = try difference(try Curves.shake { pose, _ in pose.x *= factor })
    let expected = try Curves.shake()
    let peak = try #require(expected.rows.map(\.x).max())
    let low = try #require(expected.rows.map(\.x).min())
    let error = 2 * (factor - 1) * max(peak, -low)
    #expect((difference.overall.peakError - error).magnitude < 1e-8)
    #expect(try #require(difference.overall.lagFrames).magnitude < 1e-6)
    let words = factor > 1 ? "too far" : "not far enough"
    #expect(difference.failures.contains { "\($0)".contains("px \(words)") })
  }

  /// What a verification must catch, at two pixels a point.
  @Test(arguments: [
    "0.1 px offset", "one frame late in the tail", "amplitude + 2 %", "easing of each segment",
    "offsets rounded to whole pixels", "last frame dropped", "59 fps", "alpha changed by 1",
  ])
  func everyMistakeIsCaught(mistake: String) throws {
    let segments = try KeyframeAnimation(
      keyPath: .translationX, values: [0, 10, -8, 8, -5, 5, 0],
      keyTimes: [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1],
      timingFunctions: Array(repeating: .easeInEaseOut, count: 6),
      timing: try MediaTiming(duration: 0.5))
    let late = ShakeCurve(.afViewShaker(AFViewShaker(duration: 0.5)))
    let actual =
      switch mistake {
      case "0.1 px offset": try Curves.shake { pose, _ in pose.x += 0.05 }
      case "one frame late in the tail":
        try Curves.shake { pose, time in
          if time >= 0.45 { pose = late.pose(at: time - 1.0 / 60) }
        }
      case "amplitude + 2 %": try Curves.shake { pose, _ in pose.x *= 1.02 }
      case "easing of each segment":
        try Curves.shake { pose, time in pose.x = time < 0.5 ? segments.value(at: time) ?? 0 : 0 }
      case "offsets rounded to whole pixels":
        try Curves.shake { pose, _ in pose.x = (pose.x * 2).rounded() / 2 }
      case "last frame dropped": try Curves.shake(frames: 41)
      case "59 fps": try Curves.shake(fps: 59)
      default: try Curves.shake { pose, _ in pose.opacity = 254.0 / 255 }
      }
    let difference = try difference(actual)
    #expect(!difference.matches)
    let words = difference.failures.map { "\($0)" }.joined(separator: "\n")
    switch mistake {
    case "last frame dropped": #expect(words.contains("frame count differs: expected 42, got 41"))
    case "59 fps": #expect(words.contains("frame rate differs: expected 60 fps, got 59 fps"))
    case "alpha changed by 1": #expect(words.contains("box: opacity wrong by up to 0.0039"))
    default: #expect(words.contains("box: offset wrong by up to "))
    }
  }

  @Test func angleAndScaleAreJudgedInTheirOwnUnits() throws {
    let turned = try difference(
      try Curves.shake { pose, _ in
        pose.rotation = 0.5 / 180 * .pi
        pose.skew = -0.25 / 180 * .pi
        pose.scaleY = 1.125
      })
    #expect((turned.overall.rotationError - 0.5).magnitude < 1e-12)
    #expect((turned.overall.skewError - 0.25).magnitude < 1e-12)
    #expect(turned.overall.scaleError == 0.125)
    #expect(
      turned.failures.map { "\($0)" } == [
        "box: rotation wrong by up to 0.5 deg (limit 0.002 deg)",
        "box: skew wrong by up to 0.25 deg (limit 0.002 deg)",
        "box: scale wrong by up to 0.125 (limit 0.00001)",
      ])
  }

  /// Nothing but a rotation moves, and its lag is seen all the same.
  @Test func theLagOfARotationIsSeen() throws {
    func swing(late: Double) throws -> CurveTable {
      let curve = ShakeCurve(.afViewShaker(AFViewShaker(duration: 0.5)))
      return try Curves.table(48) { time in
        Pose(rotation: curve.pose(at: time - (6 + late) / 60).x / 100)
      }
    }
    let difference = CurveDifference(
      expected: try swing(late: 0), actual: try swing(late: 1), scale: 1)
    #expect(difference.overall.lagFrames == 1)
    #expect(difference.overall.largestOffset == 0)
  }

  @Test func whatStandsStillHasNoLag() throws {
    let still = try Curves.table(30) { _ in .identity }
    #expect(CurveDifference(expected: still, actual: still, scale: 1).overall.lagFrames == nil)
    let missing = try difference(try Curves.table(42) { _ in .identity })
    #expect(missing.overall.lagFrames == nil && !missing.matches)
  }

  @Test func viewsThatOnlyOneHasAreNamed() throws {
    let expected = try Curves.table(5, views: ["a", "b"]) { _ in .identity }
    let actual = try Curves.table(5, views: ["b", "c"]) { _ in .identity }
    let difference = CurveDifference(expected: expected, actual: actual, scale: 1)
    #expect(difference.missingViews == ["a"] && difference.extraViews == ["c"])
    #expect(difference.views.map(\.id) == ["b"])
    #expect(
      difference.failures.map { "\($0)" } == [
        "view a is missing", "view c moves, and the golden does not have it",
      ])
  }

  @Test(arguments: [(20, nil), (21, "1 more view differs"), (25, "5 more views differ")])
  func theFirstViewsAreNamedAndTheOthersCounted(count: Int, words: String?) throws {
    let views = (0..<count).map { "v\($0)" }
    let still = try Curves.table(2, views: views) { _ in .identity }
    let faded = try Curves.table(2, views: views) { _ in Pose(opacity: 0.5) }
    let difference = CurveDifference(expected: still, actual: faded, scale: 1)
    #expect(difference.views.count == count)
    let lines = difference.failures.map { "\($0)" }
    let named = views.prefix(20).map { "\($0): opacity wrong by up to 0.5 (limit 0.002)" }
    #expect(lines == named + (words.map { ["and \($0)"] } ?? []))
  }

  @Test func missingAndUnexpectedViewsAreNamedUpToAPoint() throws {
    func still(_ letter: String, _ count: Int) throws -> CurveTable {
      try Curves.table(2, views: (0..<count).map { "\(letter)\($0)" }) { _ in .identity }
    }
    let difference = CurveDifference(
      expected: try still("a", 21), actual: try still("b", 32), scale: 1)
    #expect(difference.missingViews.count == 21 && difference.extraViews.count == 32)
    let lines = difference.failures.map { "\($0)" }
    #expect(lines.count == 42)
    #expect(lines[19] == "view a19 is missing")
    #expect(lines[20] == "and 1 more view is missing")
    #expect(lines[40] == "view b19 moves, and the golden does not have it")
    #expect(lines[41] == "and 12 more views move that the golden does not have")
  }

  @Test func everyViewHasNumbersAndTheWorstCounts() throws {
    let expected = try Curves.table(4, views: ["a", "b"]) { _ in .identity }
    var number = 0.0
    let actual = try Curves.table(4, views: ["a", "b"]) { _ in
      number += 1
      return Pose(x: number.truncatingRemainder(dividingBy: 2) == 0 ? 4 : 3)
    }
    let difference = CurveDifference(expected: expected, actual: actual, scale: 1)
    #expect(difference.views.map(\.numbers.largestOffset) == [3, 4])
    #expect(difference.overall.largestOffset == 4)
    // The mean of 9 and 16 is 12.5.
    #expect(difference.overall.rmsOffset == 12.5.squareRoot())
  }

  @Test func otherFramesOfTheSameNumberAreNamed() throws {
    let lines = [CurveTableFiles.header, CurveTableFiles.line(0, "0.000000000", "a")]
    let expected = try CurveTableFiles.read(lines + [CurveTableFiles.line(1, "0.500000000", "a")])
    let actual = try CurveTableFiles.read(lines + [CurveTableFiles.line(2, "1.000000000", "a")])
    let difference = CurveDifference(expected: expected, actual: actual, scale: 1)
    #expect(
      difference.failures.map { "\($0)" } == ["other frames: expected frame 1, got frame 2"])
  }

  @Test func limitsAreInclusive() throws {
    let still = try Curves.table(4) { _ in .identity }
    let moved = try Curves.table(4) { _ in Pose(x: 0.25) }
    for (limit, matches) in [(0.25, true), (0.2499, false)] {
      let difference = CurveDifference(
        expected: still, actual: moved, scale: 1, tolerance: try CurveTolerance(pixels: limit))
      #expect(difference.matches == matches)
    }
  }

  @Test(arguments: [-0.1, 1_000_001, .nan, .infinity])
  func senselessLimitsAreRefused(limit: Double) {
    #expect(throws: CurveToleranceError.self) { try CurveTolerance(pixels: limit) }
    #expect(throws: CurveToleranceError.self) { try CurveTolerance(milliseconds: limit) }
  }

  @Test func curvesWithoutRowsMatch() throws {
    let empty = try CurveTableFiles.read([CurveTableFiles.header])
    #expect(CurveDifference(expected: empty, actual: empty, scale: 1).matches)
  }

  /// A decaying oscillation that ends a frame later than its twin.
  @Test func settlingIsTheLastTimeOutsideATenthOfAPixel() throws {
    func ramp(_ end: Double) throws -> CurveTable {
      try Curves.table(20, fps: 10) { Pose(x: max(end - $0, 0)) }
    }
    // 0.1 px before the end at one pixel a point: 0.1 s before it.
    let difference = CurveDifference(
      expected: try ramp(1), actual: try ramp(1.5), scale: 1)
    #expect((difference.overall.settleError - 500).magnitude < 1e-9)
  }
}
