import Golden
import PNGCodec
import SceneModel
import ShakeEngine
import TestSupport
import Testing
import Timing
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

  @Test func whatTurnsIsLeftToThePixelsAndNamed() throws {
    let seen = try seen(
      document(
        second: #""keyframes": { "keyPath": "transform.rotation", "values": [0, 20, 0] }, "#
          + #""duration": 0.5"#))
    #expect(seen.parts.map(\.views) == [["left"], ["right"]])
    #expect(seen.parts.map { $0.numbers == nil } == [false, true])
    #expect(seen.description.hasSuffix("; right cannot be measured: it turns or changes its size"))
  }

  @Test func whatFadesDoesNotMove() throws {
    let seen = try seen(
      document(
        second: #""keyframes": { "keyPath": "opacity", "values": [1, 0, 1] }, "duration": 0.5"#))
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

  /// Scenes that mislead a look at their frames alone.
  enum Misleading: CaseIterable {
    case letsGoOfATouch, shakesAtTwoPlaces, losesItsPlace, movesWithMotionInside
    case hasTheGroundsPattern, isFaint

    /// The views; `a` is the one that shakes.
    var views: String {
      let box = #"{ "id": "a", "type": "view", "frame": [20, 10, 40, 20], "backgroundColor": "#
      switch self {
      case .letsGoOfATouch:
        return #"{ "id": "a", "type": "button", "style": "filled", "frame": [20, 10, 60, 30], "#
          + #""title": "A" }"#
      case .shakesAtTwoPlaces: return box + #""blue" }"#
      case .losesItsPlace: return box + #""blue", "transform": { "translation": [20, 10] } }"#
      case .movesWithMotionInside:
        let inner = #""type": "view", "frame": [10, 5, 20, 10], "backgroundColor": "blue""#
        return box + #""yellow", "children": [{ "id": "b", "# + inner + "}] }"
      case .hasTheGroundsPattern:
        let stripes = (0..<10).map { column in
          let frame = "[\(10 * column), 0, 5, 50]"
          return #"{ "type": "view", "backgroundColor": "black", "frame": "# + frame + " }, "
        }
        return stripes.joined() + box + #""white" }"#
      case .isFaint: return box + ##""#fbfbfb" }"##
      }
    }

    /// What happens.
    var events: String {
      let shake = #"{ "shake": "s" }"#
      switch self {
      case .letsGoOfATouch: return #"{ "touch": "a" }, "# + shake
      case .shakesAtTwoPlaces:
        let set = #"{ "set": { "a": { "frame": [30, 20, 40, 20] } } }"#
        return "\(shake), \(set), \(shake)"
      case .losesItsPlace: return #"{ "wait": 0.3 }, { "shake": "lost" }, { "wait": 0.5 }"#
      case .movesWithMotionInside: return shake + #", { "shake": "inner", "at": 0.1 }"#
      case .hasTheGroundsPattern, .isFaint: return shake
      }
    }
  }

  private func document(of scene: Misleading) -> String {
    """
    { "version": 1, "canvas": { "size": [100, 50], "scale": 2, "backgroundColor": "white" },
      "views": [\(scene.views)],
      "shakes": {
        "s": { "views": ["a"], "preset": "AFViewShaker" },
        "lost": { "views": ["a"], "preset": "QHLShakes", "times": 2 },
        "inner": { "views": ["\(scene == .movesWithMotionInside ? "b" : "a")"],
          "preset": "QHLShakes", "direction": "vertical" } },
      "timeline": [{ "wait": 0.1 }, \(scene.events), { "wait": 0.1 }] }
    """
  }

  @Test(arguments: Misleading.allCases)
  func aRightSceneIsNeverTakenForAWrongOne(_ scene: Misleading) throws {
    try scenes.record(document(of: scene))
    #expect(try scenes.verify().failures == [])
  }

  /// Others lie over it while it moves, and its twin stands beside it.
  @Test func aViewThatIsCoveredIsNotTakenForItsTwin() throws {
    let document = """
      { "version": 1, "canvas": { "size": [200, 160], "scale": 2 },
        "views": [
          { "id": "a", "type": "switch", "frame": [118, 61, 51, 31], "on": true },
          { "id": "b", "type": "textField", "frame": [99, 79, 74, 34], "text": "abc",
            "borderStyle": "roundedRect" },
          { "id": "c", "type": "segmentedControl", "frame": [90.4, 43.1, 100, 30],
            "segments": ["A", "B"], "selectedIndex": 0 },
          { "id": "twin", "type": "switch", "frame": [76, 54, 51, 31], "on": true }
        ],
        "shakes": {
          "first": { "views": ["a"], "preset": "QHLShakes", "times": 6, "range": 20,
            "direction": "vertical" },
          "second": { "views": ["b"], "preset": "AFViewShaker" },
          "third": { "views": ["c"], "preset": "AFViewShaker", "duration": 0.3 } },
        "timeline": [
          { "shake": "first", "at": 0.35 }, { "shake": "second", "at": 0.1 }, { "shake": "third" },
          { "wait": 0.2 } ] }
      """
    try scenes.record(document)
    #expect(try scenes.verify().failures == [])
  }

  /// A HUD blurs what is below it while it comes and goes.
  @Test func aViewUnderAHUDIsNotTakenForAnotherPlace() throws {
    let document = """
      { "version": 1, "canvas": { "size": [200, 160], "scale": 2 },
        "views": [
          { "id": "a", "type": "view", "frame": [54.04, 34.6, 13.12, 54.9], "cornerRadius": 6.56,
            "backgroundColor": "green", "masksToBounds": true },
          { "type": "view", "frame": [147, 50, 38, 15], "backgroundColor": "systemBlue" },
          { "type": "view", "frame": [94.27, 90.22, 34.89, 27.86], "backgroundColor": "#222",
            "transform": { "rotation": 45 }, "cornerRadius": 13.93 },
          { "id": "b", "type": "textField", "frame": [76.62, 50.26, 71.07, 34], "text": "abc",
            "borderStyle": "roundedRect", "focused": true }
        ],
        "shakes": {
          "s": { "views": ["a", "b"], "duration": 0.5,
            "keyframes": { "keyPath": "transform.translation", "additive": true,
              "values": [[0, 0], [6.82, -9.49], [-1.75, 4.72], [0, 0]] } } },
        "timeline": [
          { "shake": "s", "at": 0.1 },
          { "hud": { "mode": "text", "label": "No", "hideAfter": 0.3 }, "at": 0.3 },
          { "wait": 0.2 } ] }
      """
    try scenes.record(document)
    #expect(try scenes.verify().failures == [])
  }

  /// What misleads does not hide a mistake: here the outer of two views is drawn at whole pixels.
  @Test func amongOtherMotionAWrongPlaceIsNoticed() throws {
    try scenes.record(document(of: .movesWithMotionInside))
    let scene = try GoldenScene(contentsOf: scenes.folder.path("square.json"))
    let comparer = GoldenComparer(
      scene: scene, curve: try CurveTable(csv: scenes.folder.bytes("square.curve.csv")),
      frames: try APNGReader(scenes.folder.bytes("square.apng")), workers: 1)
    let timeline = scene.scene.timeline
    let seen = try comparer.seenMotion { view, time in
      var pose = timeline.pose(of: view, at: time)
      if view == "a" { pose.x = (2 * pose.x).rounded() / 2 }
      return pose
    }
    let distances = (0..<scene.clock.frameCount).map { frame in
      let x = 2 * timeline.pose(of: "a", at: scene.clock.time(ofFrame: frame)).x
      return (x - x.rounded()).magnitude
    }
    let outer = try #require(seen?.parts.first { $0.views == ["a"] })
    #expect(try #require(seen).failures.contains { $0.hasPrefix("a is drawn") })
    #expect(try (#require(outer.numbers).largest - #require(distances.max())).magnitude < 0.02)
  }
}
