import Geometry
import Golden
import Measuring
import Testing

/// How far a measured motion is from a curve.
@Suite struct SeenParts {
  private func track(_ places: [(x: Double, y: Double, confidence: Double)]) -> MotionTrack {
    MotionTrack(
      frames: places.enumerated().map {
        MeasuredFrame(
          time: Double($0) / 60, x: $1.x, y: $1.y, confidence: $1.confidence)
      }, region: .empty)
  }

  private func part(
    _ curve: [Point], _ places: [(x: Double, y: Double, confidence: Double)]
  ) -> SeenPart {
    SeenPart(
      views: ["a"], frames: Array(10..<10 + curve.count), curve: curve, track: track(places))
  }

  @Test func theDistanceIsThatOfBothAxes() throws {
    let curve = [Point(x: 0, y: 0), Point(x: 5, y: 0), Point(x: 0, y: 0)]
    let part = part(curve, [(0, 0, 1), (5.3, 0.4, 1), (0, 0, 1)])
    let numbers = try #require(part.numbers)
    #expect((numbers.largest - 0.5).magnitude < 1e-12)
    #expect(numbers.worstFrame == 11)
    #expect((numbers.rms - (0.25 / 3.0).squareRoot()).magnitude < 1e-12)
    #expect(numbers.frameCount == 3)
  }

  /// The view rests where its own transform has it; a track begins at 0 there.
  @Test func restIsWhereTheCurveIsInFramesAtRest() throws {
    let curve = [Point(x: 9, y: 2), Point(x: 7, y: 2), Point(x: 7, y: 2), Point(x: 6, y: 2)]
    let part = part(curve, [(2, 0, 1), (0, 0, 1), (0, 0, 1), (-1, 0, 1)])
    #expect(part.numbers?.largest == 0)
  }

  /// QHLShakes at 30 frames a second: a stroke takes one and a half of them, so the view is seen in
  /// one place on the way more often than at rest.
  @Test func aPlaceOnTheWayIsNoRestHoweverOftenItIsPassed() throws {
    let offsets = [0, 3.84, 2.68, -5, 2.68, 2.68, -5, 2.68, 2.68, -5, -1.16, 0, 0, 0]
    let part = part(offsets.map { Point(x: $0, y: 0) }, offsets.map { ($0, 0, 1) })
    #expect(part.numbers?.largest == 0)
  }

  @Test func framesThatAreUncertainDoNotCount() throws {
    let curve = [Point(x: 0, y: 0), Point(x: 0, y: 0), Point(x: 0, y: 0)]
    let part = part(curve, [(0, 0, 1), (8, 0, 0.4), (0.1, 0, 0.5)])
    #expect(part.numbers?.largest == 0.1)
    #expect(part.numbers?.frameCount == 2)
  }

  @Test func theLimitIsInclusive() throws {
    let part = part([Point(x: 0, y: 0), Point(x: 0, y: 0)], [(0, 0, 1), (0.05, 0, 1)])
    #expect(SeenMotion(parts: [part], limit: 0.05).failures == [])
    #expect(
      SeenMotion(parts: [part], limit: 0.04).failures
        == ["a is drawn 0.05 px from its curve in frame 11 (limit 0.04 px)"])
  }

  @Test func whatIsRefusedHasItsReason() throws {
    let track = MotionTrack(frames: [], region: .empty, refusal: .fade)
    let part = SeenPart(views: ["a", "b"], frames: [], curve: [], track: track)
    let seen = SeenMotion(parts: [part], limit: 0.05)
    #expect(seen.failures == [] && seen.largest == nil)
    #expect(
      seen.description
        == "a (and 1 more) cannot be measured: a fade: brightness changes, nothing moves")
  }

  /// The nearest of two looks counts, and no look at all where the second one cannot tell.
  @Test func framesBeyondTheLimitAreLookedAtTwice() throws {
    let curve = [Point(x: 0, y: 0), Point(x: 0, y: 0), Point(x: 0, y: 0), Point(x: 0, y: 0)]
    var asked: [Int] = []
    let part = SeenPart(
      views: ["a"], frames: [4, 5, 6, 7], curve: curve,
      track: track([(0.05, 0, 1), (7, 0, 1), (0.3, 0.4, 1), (0.2, 0, 1)]), limit: 0.1
    ) { position, error in
      asked.append(position)
      #expect(error.x >= 0.2)
      return [nil, nil, 0.4, 0.3][position]
    }
    #expect(asked == [1, 2, 3])
    let numbers = try #require(part.numbers)
    #expect(numbers.frameCount == 3)
    #expect(numbers.largest == 0.4)
    #expect(numbers.worstFrame == 6)
  }

  /// A view is where it should be while it rests, and nobody can tell where it goes.
  @Test func framesAtRestAloneAreNoMeasurement() {
    let curve = [Point.zero, Point(x: 5, y: 0), Point(x: 9, y: 0), .zero]
    let part = SeenPart(
      views: ["a"], frames: [0, 1, 2, 3], curve: curve,
      track: track([(0, 0, 1), (3, 0, 1), (9, 0, 0.4), (0, 0, 1)]), limit: 0.1,
      secondLook: { _, _ in nil })
    #expect(part.numbers == nil)
    #expect(part.refusal == Refusal.uncertain.reason)
  }

  @Test func framesThatCannotBeToldAreNoMeasurement() {
    let part = SeenPart(
      views: ["a"], frames: [0], curve: [.zero], track: track([(5, 0, 1)]), limit: 0.1,
      secondLook: { _, _ in nil })
    #expect(part.numbers == nil)
    #expect(part.refusal == Refusal.uncertain.reason)
  }

  /// What misleads a look at many frames would make the second one take long: a hundred of them are
  /// looked at, the first one among them.
  @Test(arguments: [(1, 1), (100, 1), (101, 2), (200, 2), (999, 10)])
  func ofVeryManyFramesSomeAreLookedAtTwice(count: Int, step: Int) throws {
    var asked: [Int] = []
    let part = SeenPart(
      views: ["a"], frames: Array(0...count), curve: Array(repeating: .zero, count: count + 1),
      track: track([(0, 0, 1)] + Array(repeating: (1, 0, 1), count: count)), limit: 0.1
    ) { position, _ in
      asked.append(position)
      return 0.5
    }
    #expect(asked == Array(stride(from: 1, through: count, by: step)))
    #expect(part.numbers?.frameCount == 1 + asked.count)
  }

  /// Frames that cannot be told do not take a look away from the one that can.
  @Test func amongVeryManyUncertainFramesASureOneIsLookedAt() throws {
    let count = 1000
    var asked: [Int] = []
    let part = SeenPart(
      views: ["a"], frames: Array(0...count), curve: Array(repeating: .zero, count: count + 1),
      track: track([(0, 0, 1)] + Array(repeating: (9, 0, 0.4), count: count - 1) + [(1, 0, 0.5)]),
      limit: 0.1
    ) { position, _ in
      asked.append(position)
      return 0.5
    }
    #expect(asked == [count])
    #expect(part.numbers?.largest == 0.5)
  }
}
