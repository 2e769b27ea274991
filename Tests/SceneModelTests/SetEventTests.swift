import Geometry
import Raster
import SceneModel
import ShakeEngine
import Testing

@Suite struct SetEvents {
  private let views = """
    { "id": "card", "type": "view", "frame": [0, 0, 100, 100], "alpha": 0.5, "children": [
      { "id": "note", "type": "label", "frame": [0, 0, 50, 20], "text": "a" },
      { "id": "go", "type": "button", "frame": [0, 20, 50, 20] } ] },
    { "id": "side", "type": "view", "frame": [0, 0, 9, 9] }
    """

  private func document(_ timeline: String) -> String {
    Document.views(
      views,
      rest: """
        "shakes": { "a": { "views": ["card"], "preset": "AFViewShaker" } },
        "timeline": [\(timeline)]
        """)
  }

  private func note(_ stage: SceneStage) -> Label? {
    if case .label(let label) = stage.views[0].children[0].kind { label } else { nil }
  }

  @Test func eachOneStartsAStageWithTheChangesSoFar() throws {
    let scene = try Reading.scene(
      document(
        """
        { "wait": 1 }, { "set": { "note": { "text": "b" }, "side": { "hidden": true } } },
        { "wait": 1 }, { "set": { "note": { "textColor": "red" } } }
        """))
    #expect(scene.stages.map(\.start) == [0, 1, 2])
    #expect(scene.stages.map { note($0)?.text } == ["a", "b", "b"])
    #expect(
      scene.stages.map { note($0)?.textColor } == [.black, .black, Color(hex: 0xFF0000)])
    #expect(scene.stages.map(\.views[1].isHidden) == [false, true, true])
    #expect(scene.events.map(\.action) == [.wait, .set(stage: 1), .wait, .set(stage: 2)])
  }

  @Test func changesApplyInTheOrderOfTheirTimes() throws {
    let scene = try Reading.scene(
      document(
        """
        { "at": 2, "set": { "note": { "text": "late" } } },
        { "at": 1, "set": { "note": { "text": "early", "lines": 3 } } }
        """))
    #expect(scene.stages.map(\.start) == [0, 1, 2])
    #expect(scene.stages.map { note($0)?.text } == ["a", "early", "late"])
    #expect(scene.stages.map { note($0)?.lines } == [1, 3, 3])
    #expect(scene.events.map(\.action) == [.set(stage: 2), .set(stage: 1)])
  }

  @Test func aNewTransformIsTheViewsPoseFromThenOn() throws {
    let scene = try Reading.scene(
      document(
        """
        { "wait": 1 },
        { "set": { "card": { "transform": { "translation": [7, 0] } }, "note": { "text": "b" } } },
        { "wait": 1 }, { "set": { "card": { "alpha": 1 } } }, { "wait": 1 }
        """))
    #expect(scene.timeline.pose(of: "card", at: 0.5) == Pose(opacity: 0.5))
    #expect(scene.timeline.pose(of: "card", at: 1.5) == Pose(x: 7, opacity: 0.5))
    #expect(scene.timeline.pose(of: "card", at: 2.5) == Pose(x: 7))
    #expect(scene.timeline.animatedViews == ["card"])
    #expect(scene.stages[2].views[0].pose == Pose(x: 7))
  }

  @Test func aNewTintReachesTheChildren() throws {
    let scene = try Reading.scene(document(#"{ "set": { "card": { "tintColor": "red" } } }"#))
    #expect(scene.stages[1].views[0].children[1].tintColor == Color(hex: 0xFF0000))
  }

  @Test(arguments: [
    (
      #"{ "set": { "nota": { "text": "b" } } }"#,
      [#"timeline[0].set.nota: no view has the id "nota" (did you mean "note"?)"#]
    ),
    (
      #"{ "set": { "note": { "txet": "b" } } }"#,
      [#"timeline[0].set.note.txet: unknown key (did you mean "text"?)"#]
    ),
    (
      #"{ "set": { "note": { "title": "b" } } }"#,
      ["timeline[0].set.note.title: not a label key (it belongs to button and navigationBar)"]
    ),
    (
      #"{ "set": { "note": { "alpha": 2 } } }"#,
      ["timeline[0].set.note.alpha: must be in 0...1, got 2"]
    ),
    (
      #"{ "set": { "note": { "frame": { "x": 0, "y": 0, "width": 0, "height": 1 } } } }"#,
      ["timeline[0].set.note.frame.width: must be > 0, got 0"]
    ),
    (
      #"{ "set": { "note": { "type": "view", "id": "b", "children": [] } } }"#,
      [
        "timeline[0].set.note.type: cannot be changed by an event",
        "timeline[0].set.note.id: cannot be changed by an event",
        "timeline[0].set.note.children: cannot be changed by an event",
      ]
    ),
    (
      #"{ "set": { "note": 5 } }"#,
      ["timeline[0].set.note: expected an object of keys and values, got 5"]
    ),
    (
      #"{ "set": { "note": { "alpha": 2 } } }, { "wait": -1 }"#,
      [
        "timeline[0].set.note.alpha: must be in 0...1, got 2",
        "timeline[1].wait: must be in 0...3600, got -1",
      ]
    ),
  ])
  func wrongChangesAreExplainedWhereTheyStand(_ timeline: String, _ messages: [String]) {
    #expect(Reading.messages(document(timeline)) == messages)
  }
}
