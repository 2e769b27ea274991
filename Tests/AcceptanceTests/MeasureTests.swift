import CommandTestSupport
import Commands
import Foundation
import Geometry
import TestSupport
import Testing

/// Motion measured back from our own files, against arithmetic.
@Suite struct MeasuringOwnFiles {
  static let cases = [
    KnownShake(
      testDescription: "AFViewShaker", shake: Document.viewShaker, duration: 0.5,
      offset: { Point(x: Motion.viewShaker(at: $0), y: 0) }),
    KnownShake(
      testDescription: "QHLShakes", shake: Document.shakes("horizontal"), duration: 0.35,
      offset: { Point(x: Motion.shakes(at: $0), y: 0) }),
    KnownShake(
      testDescription: "QHLShakes", shake: Document.shakes("vertical"), duration: 0.35,
      offset: { Point(x: 0, y: Motion.shakes(at: $0)) }),
  ]

  private static let rest = 0.2

  private static func scene(_ shake: KnownShake) -> String {
    Document.shaking(Document.card, shake.shake, rest: rest)
  }

  /// Where the card is at a time of the clip, in pixels: the canvas has two a point.
  private static func place(_ shake: KnownShake) -> (Double) -> Point {
    { time in
      let offset = shake.offset(time - rest)
      return Point(x: 2 * offset.x, y: 2 * offset.y)
    }
  }

  private static func expectFit(
    _ measured: Measured, _ shake: KnownShake, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fit = try #require(measured.document.fit, sourceLocation: sourceLocation)
    #expect(measured.document.verdict == "matches", sourceLocation: sourceLocation)
    #expect(measured.session.status == .success, sourceLocation: sourceLocation)
    #expect(fit.shake == shake.testDescription, sourceLocation: sourceLocation)
    #expect((fit.start - rest).magnitude <= 0.002, sourceLocation: sourceLocation)
    #expect(
      (fit.duration / shake.duration - 1).magnitude <= 0.01, sourceLocation: sourceLocation)
    #expect((fit.amplitude - 1).magnitude <= 0.01, sourceLocation: sourceLocation)
    #expect((fit.rmsPoints - fit.rms / 2).magnitude <= 1e-8, sourceLocation: sourceLocation)
  }

  @Test(arguments: cases, ["a.apng", "f/", "f-%03d.png"])
  func losslessFramesAreRightToFiveThousandthsOfAPixel(shake: KnownShake, output: String) throws {
    let measured = try Measured(scene: Self.scene(shake), to: output, ["--scale", "2"])
    #expect(measured.errors(Self.place(shake)).max <= 0.005)
    #expect(measured.document.frames.allSatisfy { $0.confidence > 0.9 })
    try Self.expectFit(measured, shake)
  }

  @Test(arguments: cases, [(18, 0.03, 0.1), (35, 0.1, 0.4)])
  func videosAreRightToHundredthsOfAPixel(
    shake: KnownShake, quality: (crf: Int, rms: Double, max: Double)
  ) throws {
    let measured = try Measured(
      scene: Self.scene(shake), to: "a.mp4", render: ["--crf", "\(quality.crf)"],
      ["--scale", "2"])
    let errors = measured.errors(Self.place(shake))
    #expect(errors.rms <= quality.rms)
    #expect(errors.max <= quality.max)
    try Self.expectFit(measured, shake)
  }

  /// A video at half the rate of the display. QHLShakes has 1.5 frames a stroke then.
  @Test(arguments: cases) func halfTheFramesGiveTheSameShake(shake: KnownShake) throws {
    let measured = try Measured(
      scene: Self.scene(shake), to: "a.mp4", render: ["--fps", "30"], ["--scale", "2"])
    try Self.expectFit(measured, shake)
  }

  /// The built-in scene presses a button, shakes, and shows a message at the end, which is longer
  /// than the shake and no part of it.
  @Test(arguments: ["AFViewShaker", "QHLShakes"], [18, 35])
  func whatComesAfterwardsIsNotTheShake(name: String, crf: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("demo.mp4")
    let rendered = Session("render", "--shake", name, "--crf", "\(crf)", "-o", path)
    try #require(rendered.status == .success)
    let document = try Measured(path, ["--shake", name, "--scale", "2"]).document
    #expect(document.verdict == "matches", "\(document.reason)")
    #expect(try #require(document.fit).rms <= (crf == 18 ? 0.03 : 0.1))
  }

  @Test func theSceneSaysScaleAndStart() throws {
    let scene = Self.scene(Self.cases[0])
    let run = try Run(["render"], to: ["a.mp4"], scene: scene)
    try run.folder.write(scene.utf8, to: "scene.json")
    let document = try Measured(
      run.folder.path("a.mp4"), ["--against", run.folder.path("scene.json")]
    ).document
    let fit = try #require(document.fit)
    #expect(document.verdict == "matches")
    #expect((fit.shake, fit.scale) == ("s", 2))
    #expect(try #require(fit.lag).magnitude <= 0.001)
    let piped = try Measured(
      run.folder.path("a.mp4"), ["--against", "-"], input: scene
    ).document
    #expect(piped.fit?.start == fit.start)
  }

  /// The documented limit is 2 %, and what is told is what was done.
  @Test(arguments: [(0.95, 0.5), (1.03, 0.5), (1, 0.45), (1, 0.52)])
  func anotherAmplitudeOrDurationDiffersAndIsTold(amplitude: Double, duration: Double) throws {
    let values = [0, 10, -8, 8, -5, 5, 0].map { $0 * amplitude }
    let shake = """
      "duration": \(duration), "keyframes": { "keyPath": "transform.translation.x",
        "values": \(values), "keyTimes": [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1],
        "timingFunction": "easeInEaseOut" }
      """
    let measured = try Measured(
      scene: Document.shaking(Document.card, shake, rest: Self.rest), to: "a.mp4",
      ["--shake", "AFViewShaker", "--scale", "2"])
    let fit = try #require(measured.document.fit)
    #expect(measured.document.verdict == "differs")
    #expect(measured.session.status == .differs)
    #expect((fit.amplitude - amplitude).magnitude <= 0.005)
    #expect((fit.duration - duration).magnitude <= 0.0025)
    let words = duration == 0.5 ? "of the expected way" : "of the expected duration"
    #expect(measured.document.reason.hasSuffix(words), "\(measured.document.reason)")
  }

  /// The other preset; and a first stroke that is missing.
  @Test(arguments: [
    Document.shakes("horizontal"),
    """
    "duration": 0.5, "keyframes": { "keyPath": "transform.translation.x",
      "values": [0, 0, -8, 8, -5, 5, 0], "keyTimes": [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1],
      "timingFunction": "easeInEaseOut" }
    """,
  ])
  func anotherShakeDiffers(shake: String) throws {
    let measured = try Measured(
      scene: Document.shaking(Document.card, shake, rest: Self.rest), to: "a.mp4",
      ["--shake", "AFViewShaker", "--scale", "2"])
    #expect(measured.document.verdict == "differs")
    #expect(measured.session.status == .differs)
    #expect(measured.document.reason == "it does not move like AFViewShaker")
  }

  /// Without a spec it is only measured.
  @Test func whatIsNoPresetIsMeasuredAllTheSame() throws {
    let shake = """
      "duration": 1, "keyframes": { "keyPath": "transform.translation.x", "values": [0, 9, 0] }
      """
    let measured = try Measured(
      scene: Document.shaking(Document.card, shake, rest: Self.rest), to: "a.apng")
    #expect(measured.session.status == .success)
    #expect(measured.document.verdict == "differs")
    #expect(measured.document.reason == "no preset moves like it")
    #expect(measured.document.fit == nil)
    // Straight up to 18 px in half a second.
    let errors = measured.errors { time in
      Point(x: max(0, 18 - 36 * (time - Self.rest - 0.5).magnitude), y: 0)
    }
    #expect(errors.max <= 0.005)
  }

  /// Sizes in pixels that are odd, which a video fills up; and a card that leaves the picture.
  @Test(arguments: ["[100.5, 70.5]", "[85, 61]"], ["a.apng", "a.mp4"])
  func oddAndTightPicturesAreMeasured(size: String, output: String) throws {
    let scene = Self.scene(Self.cases[0]).replacing("[120, 80]", with: size)
    let run = try Run(["render"], to: [output], scene: scene)
    try run.folder.write(scene.utf8, to: "scene.json")
    let measured = try Measured(
      run.folder.path(output), ["--against", run.folder.path("scene.json")])
    #expect(measured.document.verdict == "matches", "\(measured.document.reason)")
    #expect(measured.document.fit?.scale == 2)
    let errors = measured.errors(Self.place(Self.cases[0]))
    // What the edge hides is only known to the bilinear weight of what it shows.
    #expect(errors.max <= (output == "a.mp4" ? 0.1 : 0.02))
  }
}
