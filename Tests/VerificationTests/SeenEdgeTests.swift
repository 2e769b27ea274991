import Golden
import PNGCodec
import SceneModel
import ShakeEngine
import TestSupport
import Testing
import Timing
import Verification

/// What is measured of views that reach the canvas's edge, and what is said where nothing can be.
@Suite struct SeeingAtTheEdge {
  /// A view of a canvas of 100 by 50 points, two pixels a point.
  enum Place: CaseIterable {
    /// From edge to edge, of one colour, or with squares in it.
    case plainBar, bar
    /// A few points from the left edge, or on it, or in a corner, half outside.
    case besideTheEdge, atTheEdge, halfOutside
    /// As large as the canvas, with squares in it, or larger.
    case everything, more

    var views: String {
      switch self {
      case .plainBar: view("[0, 10, 100, 20]")
      case .bar: view("[0, 10, 100, 20]", inside: squares(from: 15))
      case .besideTheEdge: view("[6, 10, 30, 20]", inside: squares(from: 2))
      case .atTheEdge: view("[0, 10, 30, 20]", inside: squares(from: 2))
      case .halfOutside: view("[85, 35, 30, 30]", inside: squares(from: 3))
      case .everything: view("[0, 0, 100, 50]", inside: squares(from: 15))
      case .more: view("[-20, -20, 140, 90]", inside: squares(from: 40, 26))
      }
    }

    private func view(_ frame: String, inside: String = "") -> String {
      #"{ "id": "a", "type": "view", "frame": \#(frame), "backgroundColor": "yellow", "#
        + #""children": [\#(inside)] }"#
    }

    /// Four squares of other sizes and colours.
    private func squares(from x: Int, _ y: Int = 4) -> String {
      zip([0, 8, 15, 21], [("blue", 5), ("black", 4), ("red", 3), ("#444", 6)]).map {
        column, look in
        let frame = "[\(x + column), \(column % 5 + y), \(look.1), \(look.1)]"
        return #"{ "type": "view", "frame": \#(frame), "backgroundColor": "\#(look.0)" }"#
      }.joined(separator: ", ")
    }
  }

  static let shakes = [
    #""preset": "AFViewShaker""#, #""preset": "QHLShakes", "times": 4, "range": 7, "speed": 0.08"#,
    #""preset": "QHLShakes", "times": 4, "range": 7, "speed": 0.08, "direction": "vertical""#,
    #""preset": "AFViewShaker", "duration": 0.37"#,
  ]

  let scenes: SceneFolder

  init() throws { scenes = try SceneFolder() }

  private func document(_ views: String, _ shake: String, more: String = "") -> String {
    """
    { "version": 1, "canvas": { "size": [100, 50], "scale": 2, "backgroundColor": "white" },
      "views": [\(views)], "shakes": { "s": { "views": ["a"], \(shake) } },
      "timeline": [{ "wait": 0.1 }, { "shake": "s" }, { "wait": 0.1 }] \(more) }
    """
  }

  private func square(_ frame: String) -> String {
    #"{ "id": "a", "type": "view", "frame": \#(frame), "backgroundColor": "red" }"#
  }

  @Test(arguments: Place.allCases, shakes)
  func aRightSceneIsNeverTakenForAWrongOne(_ place: Place, _ shake: String) throws {
    try scenes.record(document(place.views, shake))
    let entry = try scenes.verify()
    #expect(entry.failures == [])
    let seen = try #require(entry.seen)
    #expect(seen.parts.map(\.views) == [["a"]])
    #expect(!"\(seen)".contains("nothing moves"))
  }

  /// Of these enough stays in the canvas; they are drawn at whole pixels.
  @Test(arguments: [Place.bar, .besideTheEdge, .everything])
  func aWrongPlaceIsNoticed(_ place: Place) throws {
    try scenes.record(document(place.views, Self.shakes[0]))
    let scene = try GoldenScene(contentsOf: scenes.folder.path("square.json"))
    let comparer = GoldenComparer(
      scene: scene, curve: try CurveTable(csv: scenes.folder.bytes("square.curve.csv")),
      frames: try APNGReader(scenes.folder.bytes("square.apng")), workers: 1)
    let timeline = scene.scene.timeline
    let seen = try #require(
      try comparer.seenMotion { view, time in
        var pose = timeline.pose(of: view, at: time)
        pose.x = (2 * pose.x).rounded() / 2
        return pose
      })
    #expect(seen.failures.count == 1)
    let distance = (0..<scene.clock.frameCount).map { frame in
      let x = 2 * timeline.pose(of: "a", at: scene.clock.time(ofFrame: frame)).x
      return (x - x.rounded()).magnitude
    }.max()
    #expect(try (#require(seen.largest) - #require(distance)).magnitude < 0.05)
  }

  /// Its edges are all that could show where it is, and they are outside.
  @Test func aBarOfOneColourCannotBeMeasured() throws {
    try scenes.record(document(Place.plainBar.views, Self.shakes[0]))
    #expect(
      try #require(scenes.verify().seen).description == """
        a cannot be measured: it reaches the canvas's edge, and what is seen of it does not show \
        where it is
        """)
  }

  @Test(arguments: [
    (
      #""keyframes": { "keyPath": "transform.rotation", "values": [0, 20, 0] }, "duration": 0.5"#,
      "", "it turns or changes its size"
    ),
    (
      #""keyframes": { "keyPath": "transform.scale", "values": [1, 1.2, 1] }, "duration": 0.5"#,
      "", "it turns or changes its size"
    ),
    (
      #""keyframes": { "keyPath": "transform.translation.x", "values": [0, 0.1, 0] }, "#
        + #""duration": 0.5"#, "", "it moves by less than 0.25 px"
    ),
    (shakes[0], #", "golden": { "frames": "10,20" }"#, "there are fewer than three frames"),
  ])
  func whatIsNotMeasuredHasItsReason(shake: String, more: String, reason: String) throws {
    try scenes.record(document(square("[30, 10, 20, 20]"), shake, more: more))
    let entry = try scenes.verify()
    #expect(entry.outcome == .passed)
    #expect(try #require(entry.seen).description == "a cannot be measured: \(reason)")
  }

  @Test func whatIsOutsideOfTheCanvasSaysSo() throws {
    try scenes.record(document(square("[200, 10, 9, 9]"), Self.shakes[0]))
    #expect(
      try #require(scenes.verify().seen).description
        == "a cannot be measured: it is outside of the canvas")
  }
}
