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
