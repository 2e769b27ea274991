import Golden
import TestSupport
import Testing
import Verification

/// Which motions of a scene are measured from its frames, and how exactly.
@Suite struct SeeingMotion {
  let scenes: SceneFolder

  init() throws { scenes = try SceneFolder() }

  /// Two squares, and how each shakes.
  private func document(
    first: String = #""preset": "AFViewShaker""#, second: String, secondView: String = "right",
    more: String = ""
  ) -> String {
    """
    { "version": 1, "canvas": { "size": [80, 40], "scale": 2, "backgroundColor": "white" },
      "views": [
        { "id": "left", "type": "view", "frame": [15, 10, 10, 10], "backgroundColor": "black" },
        { "id": "right", "type": "view", "frame": [50, 10, 12, 12], "backgroundColor": "blue"
          \(more) }
      ],
      "shakes": {
        "a": { "views": ["left"], \(first) }, "b": { "views": ["\(secondView)"], \(second) } },
      "timeline": [ { "shake": "a", "at": 0 }, { "shake": "b", "at": 0 } ] }
    """
  }

  private func seen(_ document: String) throws -> SeenMotion {
    try scenes.record(document)
    let entry = try scenes.verify()
    #expect(entry.failures == [])
    return try #require(entry.seen)
  }

  /// A plain square's edges alone show where it is: to 0.02 pixels.
  private static let exactness = 0.02

  @Test func viewsThatMoveAlikeAreOnePart() throws {
    let seen = try seen(document(second: #""preset": "AFViewShaker""#))
    #expect(seen.parts.map(\.views) == [["left", "right"]])
    #expect(try #require(seen.largest) < Self.exactness)
  }

  @Test func viewsThatMoveOtherwiseAreMeasuredApart() throws {
    let shake = #""preset": "QHLShakes", "times": 3, "range": 4, "speed": 0.1"#
    let seen = try seen(
      document(second: shake + #", "direction": "vertical""#))
    #expect(seen.parts.map(\.views) == [["left"], ["right"]])
    #expect(seen.parts.allSatisfy { $0.refusal == nil })
    #expect(try #require(seen.largest) < Self.exactness)
  }

  /// The inner view goes where the outer one takes it, and a frame's curve says only the one.
  @Test func aViewInsideOfOneThatMovesIsWhereBothTakeIt() throws {
    let inner = """
      , "children": [
        { "id": "inner", "type": "view", "frame": [4, 4, 4, 4], "backgroundColor": "white" } ]
      """
    let seen = try seen(
      document(
        first: #""preset": "AFViewShaker""#, second: #""preset": "AFViewShaker", "duration": 0.4"#,
        more: inner))
    #expect(seen.parts.map(\.views) == [["left"], ["right"]])
    #expect(try #require(seen.largest) < Self.exactness)
  }

  @Test(arguments: [
    #""keyframes": { "keyPath": "transform.rotation", "values": [0, 20, 0] }, "duration": 0.5"#,
    #""keyframes": { "keyPath": "opacity", "values": [1, 0, 1] }, "duration": 0.5"#,
  ])
  func whatIsNoTranslationIsLeftToThePixels(_ shake: String) throws {
    let seen = try seen(document(second: shake))
    #expect(seen.parts.map(\.views) == [["left"]])
  }

  @Test func aViewThatShowsNothingSaysSo() throws {
    let document = SceneFolder.square(color: "clear")
    let seen = try seen(document)
    #expect(seen.parts.map(\.views) == [["box"]])
    #expect(seen.description == "box cannot be measured: nothing moves")
  }

  @Test func aSceneWithoutMotionSaysSo() throws {
    let still = SceneFolder.square().replacing(#"{ "shake": "nod" }"#, with: #"{ "wait": 0.1 }"#)
    #expect(try seen(still).description == "nothing moves along x or y")
  }
}
