import CommandTestSupport
import Commands
import Geometry
import TestSupport
import Testing

/// Recordings that came from elsewhere.
@Suite struct MeasuringRecordings {
  private static func fixture(_ name: String) -> String {
    Repository.path("Tests/AcceptanceTests/Fixtures/\(name)")
  }

  /// The real capture, all of it and the fields alone.
  @Test(arguments: [[], ["--roi", "30,100,580,130"]], [[], ["--scale", "2"]])
  func aRealCaptureIsAFViewShakerAtHalfASecond(region: [String], scale: [String]) throws {
    let measured = try Measured(
      Self.fixture("afviewshaker-example.gif"), region + scale)
    let document = measured.document
    #expect(measured.session.status == .success)
    #expect((document.width, document.height, document.frames.count) == (640, 450, 34))
    #expect(document.verdict == "matches")
    let fit = try #require(document.fit)
    #expect((fit.shake, fit.duration) == ("AFViewShaker", 0.5))
    #expect(fit.rmsPoints <= 0.6)
    // The fields, which are between the title and the button.
    #expect(document.roi.y >= 40 && document.roi.y + document.roi.height <= 260)
  }

  /// The icons as they were measured by hand, to a tenth of a point.
  @Test func itsDisplacementsAreThoseMeasuredByHand() throws {
    let document = try Measured(Self.fixture("afviewshaker-example.gif")).document
    let hand = [
      (0.94, 0.0), (1.00, 1.00), (1.06, 3.02), (1.12, 7.03), (1.17, -4.83), (1.23, 4.24),
      (1.28, -0.02), (1.34, 2.65), (1.40, 0.24), (1.45, 0),
    ]
    for (time, points) in hand {
      let frame = try #require(document.frames.first { ($0.time - time).magnitude < 1e-9 })
      #expect((frame.x / 2 - points).magnitude <= 0.1, "\(time)")
      #expect(frame.y.magnitude <= 0.02 && frame.confidence >= 0.9)
    }
  }

  @Test func itIsNotTheOtherPreset() throws {
    let measured = try Measured(
      Self.fixture("afviewshaker-example.gif"), ["--shake", "QHLShakes"])
    #expect(measured.document.verdict == "differs")
    #expect(measured.session.status == .differs)
  }

  /// 63 frames of 120 a second, at the times that the file says.
  @Test func unevenTimesAreRead() throws {
    let path = Self.fixture("variable-shake.mp4")
    let scene = Self.fixture("variable-shake.json")
    let measured = try Measured(path, ["--against", scene])
    let frames = measured.document.frames
    let steps = zip(frames, frames.dropFirst()).map { (($1.time - $0.time) * 120).rounded() }
    #expect(frames.count == 63 && Set(steps) == [1, 2, 3])
    #expect(measured.document.verdict == "matches")
    let fit = try #require(measured.document.fit)
    #expect((fit.start - 0.25).magnitude <= 0.002 && (fit.duration - 0.5).magnitude <= 0.005)
    #expect((fit.amplitude - 1).magnitude <= 0.01)
    // Frames at uneven times are coded with less to go by: twice the error of even ones.
    let errors = measured.errors { Point(x: 2 * Motion.viewShaker(at: $0 - 0.25), y: 0) }
    #expect(errors.rms <= 0.06 && errors.max <= 0.2)
  }
}

/// Clips that show no displacement, or none that comes back.
@Suite struct MeasuringRefusals {
  /// A scene whose card does something else than to shake, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scene: String
    let reason: String
  }

  static let cases = [
    Case(
      testDescription: "still",
      scene: Document.resting(Document.card, seconds: "0.5"), reason: "nothing moves"),
    Case(
      testDescription: "fade", scene: animated("opacity", [1, 0.2, 1]),
      reason: "a fade: brightness changes, nothing moves"),
    Case(
      testDescription: "rotation", scene: animated("transform.rotation", [0, 12, -12, 0]),
      reason: "a rotation, not a translation"),
    Case(
      testDescription: "scale", scene: animated("transform.scale", [1, 1.2, 1]),
      reason: "a change of scale, not a translation"),
    Case(
      testDescription: "scroll",
      scene: animated("transform.translation.y", [0, -24], rest: 0.001),
      reason: "a scroll: the content moves on and does not come back"),
  ]

  private static func animated(
    _ keyPath: String, _ values: [Double], rest: Double = 0.2
  ) -> String {
    Document.shaking(
      Document.card,
      #""duration": 0.5, "keyframes": { "keyPath": "\#(keyPath)", "values": \#(values) }"#,
      rest: rest)
  }

  @Test(arguments: cases, ["a.mp4", "a.apng"])
  func whatIsNoShakeIsRefusedWithTheReason(clip: Case, output: String) throws {
    for words in [[], ["--shake", "AFViewShaker"]] {
      let measured = try Measured(scene: clip.scene, to: output, words)
      #expect(measured.document.verdict == "refused")
      #expect(measured.document.reason == clip.reason)
      #expect(measured.document.fit == nil)
      #expect(measured.session.status == .differs)
      #expect(measured.session.errorLines.contains("refused: \(clip.reason)"))
    }
  }

  @Test func oneFrameIsTooFew() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("one.png")
    try #require(Session("still", "--frame", "0", "-o", path).status == .success)
    let measured = try Measured(path)
    #expect(measured.document.reason == "there are fewer than three frames")
    #expect(measured.document.frames.map(\.confidence) == [0])
    #expect(measured.session.status == .differs)
  }
}
