import Golden
import TestSupport
import Testing
import Verification

/// Whether a verification tries if mistakes would be noticed.
@Suite struct Mutants {
  let scenes: SceneFolder

  init() throws { scenes = try SceneFolder() }

  private func verify() throws -> ReportEntry {
    GoldenVerifier(workers: 1, triesMutants: true).verify(try scenes.location()).entry
  }

  @Test(arguments: [
    #""preset": "AFViewShaker""#, #""preset": "QHLShakes", "times": 4, "range": 6, "speed": 0.1"#,
  ])
  func everyOneIsNoticedByCurveAndPixels(_ shake: String) throws {
    try scenes.record(SceneFolder.square(shake: shake))
    let entry = try verify()
    #expect(entry.outcome == .passed)
    #expect(entry.mutants.map(\.mutation) == Mutation.allCases)
    #expect(entry.mutants.allSatisfy { $0.noticedBy == [.curve, .pixels] })
  }

  @Test func whatWideTolerancesLetThroughIsAFailure() throws {
    let golden = #"{ "curve": { "px": 1, "ms": 100 }, "pixels": { "count": 40 } }"#
    try scenes.record(SceneFolder.square(golden: golden))
    let entry = try verify()
    #expect(entry.outcome == .failed)
    #expect(entry.failures.contains("would not be noticed: 0.25 px too far right"))
    #expect(try scenes.verify().outcome == .passed)
  }

  /// What lets a mistake through is named, and nothing else.
  @Test(arguments: [
    (#"{ "frames": "0" }"#, "keep more frames"),
    (#"{ "curve": { "px": 1 }, "pixels": { "ratio": 1 } }"#, "narrow curve.px, narrow pixels"),
    (
      #"{ "curve": { "px": 1, "ms": 100 }, "masks": [[1, 0, 39, 20]] }"#,
      "narrow curve.px, narrow curve.ms, make masks smaller"
    ),
    (
      #"{ "curve": { "px": 1 }, "views": ["box"], "frames": "0" }"#,
      "narrow curve.px, name more views, keep more frames"
    ),
  ])
  func whatLetsAMistakeThroughIsNamed(golden: String, steps: String) throws {
    try scenes.record(SceneFolder.square(golden: golden))
    let failures = try verify().failures
    #expect(failures.contains { $0.hasPrefix("would not be noticed: ") })
    let remedies = failures.filter { $0.hasPrefix("to notice each, in the scene's golden block: ") }
    #expect(remedies.count == 1 && remedies[0].hasSuffix(": \(steps)"))
  }

  /// The curve notices every mistake, and nobody would look at what is drawn. The square goes from
  /// 10 to 20 px, and 10 to the right and 8 to the left of that.
  @Test(arguments: [
    (#"{ "pixels": { "ratio": 1 } }"#, "the tolerance lets all of it through; narrow it"),
    (#"{ "masks": [[1, 0, 39, 20]] }"#, "the masks hide all that moves; make them smaller"),
    (
      #"{ "masks": [[0, 0, 9, 20]], "pixels": { "channel": 255 } }"#,
      "masks and tolerance let all of it through; narrow them"
    ),
  ])
  func pixelsThatNoticeNothingAreAFailure(golden: String, cause: String) throws {
    try scenes.record(SceneFolder.square(golden: golden))
    let entry = try verify()
    #expect(entry.mutants.map(\.noticedBy) == Mutation.allCases.map { _ in [.curve] })
    #expect(entry.failures == ["no mistake would be noticed by the pixels: \(cause)"])
    #expect(entry.outcome == .failed)
    #expect(try scenes.verify().outcome == .passed)
  }

  /// At rest the square's right edge is beside the mask.
  @Test func aMaskOverAPartOfTheMotionIsAllowed() throws {
    try scenes.record(SceneFolder.square(golden: #"{ "masks": [[0, 0, 18, 20]] }"#))
    let entry = try verify()
    #expect(entry.outcome == .passed)
    #expect(entry.mutants.contains { $0.noticedBy == [.curve, .pixels] })
  }

  @Test func whereNothingShowsTheCurveIsEnough() throws {
    try scenes.record(
      SceneFolder.square(color: "clear", golden: #"{ "pixels": { "ratio": 1 } }"#))
    let entry = try verify()
    #expect(entry.outcome == .passed)
    #expect(entry.mutants.allSatisfy { $0.noticedBy == [.curve] })
  }

  @Test func aGoldenOfTheFirstFrameAloneNoticesNoDelay() throws {
    try scenes.record(SceneFolder.square(golden: #"{ "frames": "0" }"#))
    #expect(try verify().failures.contains("would not be noticed: one frame late"))
  }

  /// What moves linearly has no easing whose scope could be wrong.
  @Test func aMistakeThatASceneCannotHaveIsNotTried() throws {
    let shake = #""duration": 0.5, "keyframes": { "keyPath": "x", "values": [0, 9, 0] }"#
    try scenes.record(
      SceneFolder.square(shake: shake.replacing("\"x\"", with: "\"transform.translation.x\"")))
    let tried = try verify().mutants.map(\.mutation)
    #expect(tried == Mutation.allCases.filter { $0 != .easingScope })
  }

  @Test func withoutMotionThereIsNone() throws {
    try scenes.record(
      SceneFolder.square().replacing(#"{ "shake": "nod" }"#, with: #"{ "wait": 0.1 }"#))
    let entry = try verify()
    #expect(entry.outcome == .passed)
    #expect(entry.mutants == [])
    #expect(entry.notes.contains("nothing moves: there are no mutants"))
  }
}
