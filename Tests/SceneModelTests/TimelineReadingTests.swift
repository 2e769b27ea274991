import Geometry
import Raster
import SceneModel
import ShakeEngine
import Testing

@Suite struct TimelineReading {
  private let shake = #""a": { "views": ["ok", "emailField"], "preset": "AFViewShaker" }"#

  private func scene(_ timeline: String?) throws -> Scene {
    try Reading.scene(Document.shaking(shake, timeline: timeline))
  }

  private func messages(_ timeline: String) -> [String] {
    Reading.messages(Document.shaking(shake, timeline: timeline))
  }

  /// Starts and ends in milliseconds, so that sums of decimals compare.
  private func times(_ scene: Scene) -> [[Int]] {
    scene.events.map { [Int(($0.start * 1000).rounded()), Int(($0.end * 1000).rounded())] }
  }

  @Test func eventsFollowEachOtherWithTheirKindsDurations() throws {
    let scene = try scene(
      """
      { "wait": 0.3 }, { "touch": "ok" }, { "touch": "ok", "duration": 0.5 }, { "shake": "a" },
      { "hud": { "hideAfter": 1.5 } }, { "hud": { "animation": "none", "hideAfter": 1 } },
      { "hud": {} }, { "alert": { "hideAfter": 2 } }, { "alert": { "title": "Hello" } },
      { "set": {} }, { "wait": 0 }
      """)
    #expect(
      times(scene) == [
        [0, 300], [300, 420], [420, 920], [920, 1420], [1420, 3220], [3220, 4220], [4220, 4520],
        [4520, 6770], [6770, 7020], [7020, 7020], [7020, 7020],
      ])
    #expect(
      scene.events.map(\.action)[..<4] == [
        .wait, .touch(view: "ok"), .touch(view: "ok"), .shake(name: "a"),
      ])
    #expect(Int((scene.timeline.duration * 1000).rounded()) == 7020)
  }

  @Test func eventsStartAtTimesAfterOthersAndWithDelays() throws {
    let scene = try scene(
      """
      { "wait": 1 }, { "at": 0.25, "id": "early", "wait": 0.5 }, { "after": "late", "wait": 1 },
      { "after": "early", "delay": 0.25, "id": "late", "wait": 2 }, { "delay": -1, "wait": 1 }
      """)
    #expect(times(scene) == [[0, 1000], [250, 750], [3000, 4000], [1000, 3000], [2000, 3000]])
    #expect(scene.events.map(\.id) == [nil, "early", nil, "late", nil])
  }

  @Test func shakesAreInTheTimelineWithPolicyAndBookkeeping() throws {
    let scene = try Reading.scene(
      Document.shaking(
        """
        "a": { "views": ["ok"], "preset": "AFViewShaker", "bookkeeping": "AFViewShaker" }
        """,
        timeline: #"{ "shake": "a" }, { "at": 0.1, "shake": "a", "policy": "ignore" }"#))
    // The ignored one does not move anything, so the first runs to its end.
    #expect(scene.timeline.animatedViews == ["ok"])
    #expect(scene.timeline.runs.map(\.event) == [0])
    // Half of the time is half of the way, between -8 and 8; 1e-9 is what the engine promises.
    #expect(abs(scene.timeline.pose(of: "ok", at: 0.25).x + 8.0 / 7) < 1e-9)
  }

  @Test func aSceneWithShakesAndNoTimelinePlaysThemAll() throws {
    let scene = try scene(nil)
    #expect(scene.events.map(\.action) == [.wait, .shake(name: "a"), .wait])
    #expect(times(scene) == [[0, 300], [300, 800], [800, 1200]])
    #expect(try Reading.scene(Document.views("")).timeline.duration == 0)
  }

  @Test func hudsHaveMBProgressHUDsDefaults() throws {
    let scene = try scene(#"{ "hud": {} }"#)
    #expect(
      scene.events[0].action
        == .hud(
          HUD(
            mode: .indeterminate, textColor: Color(white: 0, alpha: 0.7),
            blurEffectStyle: .systemThickMaterial, margin: 20, animation: .fade)))
  }

  @Test func everyKeyOfHudsAndAlertsIsResolved() throws {
    let scene = try scene(
      """
      { "hud": { "mode": "customView", "label": "a", "detailsLabel": "b", "textColor": "white",
        "blurEffectStyle": "dark", "bezelColor": "#00000080", "margin": 10, "offset": [0, -1e6],
        "minSize": [50, 0], "square": true, "icon": "cross", "animation": "zoomOut",
        "hideAfter": 1 } },
      { "alert": { "title": "Hello", "message": "m", "buttons": ["Cancel", "OK"],
        "hideAfter": 1 } }
      """)
    let hud = HUD(
      mode: .customView, label: "a", detailsLabel: "b", textColor: .white, blurEffectStyle: .dark,
      bezelColor: Color(white: 0, alpha: 128.0 / 255), margin: 10, offset: Point(x: 0, y: -1e6),
      minSize: Size(width: 50, height: 0), isSquare: true, icon: .cross, animation: .zoomOut,
      hideAfter: 1)
    let alert = Alert(title: "Hello", message: "m", buttons: ["Cancel", "OK"], hideAfter: 1)
    #expect(scene.events.map(\.action) == [.hud(hud), .alert(alert)])
  }

  @Test(arguments: [
    (#"{ "touch": "okay" }"#, [#"timeline[0].touch: no view has the id "okay""#]),
    (
      #"{ "touch": "email" }"#,
      [#"timeline[0].touch: no view has the id "email" (did you mean "emailField"?)"#]
    ),
    (#"{ "after": "x", "wait": 1 }"#, [#"timeline[0].after: no event has the id "x""#]),
    (
      #"{ "id": "a", "wait": 1 }, { "id": "a", "wait": 1 }"#,
      [#"timeline[1].id: "a" is already used by timeline[0]"#]
    ),
    (#"{ "id": "a", "after": "a", "wait": 1 }"#, ["timeline[0].after: waits for itself"]),
    (
      #"{ "id": "a", "after": "b", "wait": 1 }, { "id": "b", "after": "a", "wait": 1 }"#,
      ["timeline[0].after: waits for itself through timeline[1]"]
    ),
    (#"{ "wait": -1 }"#, ["timeline[0].wait: must be in 0...3600, got -1"]),
    (
      #"{ "wait": 1, "duration": 2 }"#,
      ["timeline[0].duration: not a wait key (it belongs to touch)"]
    ),
    (#"{ "shak": "a" }"#, [#"timeline[0].shak: unknown key (did you mean "shake"?)"#]),
    (
      #"{ "wait": 1, "touch": "ok", "hud": {} }"#,
      ["timeline[0]: has three verbs, wait, touch and hud; split it into three events"]
    ),
    (
      #"{ "shake": "a", "policy": "stack" }"#,
      [#"timeline[0].policy: "stack" is not one of replace, ignore, queue, additive"#]
    ),
    (#"5"#, ["timeline[0]: expected an object, got 5"]),
    (#"{ "wait": 3000 }, { "wait": 3000 }"#, ["timeline: lasts 6000 s; the most is 3600 s"]),
  ])
  func wrongEventsAreExplained(_ timeline: String, _ messages: [String]) {
    #expect(self.messages(timeline) == messages)
  }

  @Test func aShakeOfAnEmptySceneNamesNone() {
    #expect(
      Reading.messages(Document.shaking("", timeline: #"{ "shake": "a" }"#))
        == [#"timeline[0].shake: no shake is named "a"; there are none"#])
  }
}
