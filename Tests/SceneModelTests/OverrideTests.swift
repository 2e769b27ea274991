import Geometry
import Raster
import SceneModel
import ShakeEngine
import Testing

/// `--set`, by path and by id.
@Suite struct Assignments {
  private let document = Document.views(
    """
    { "id": "card", "type": "view", "frame": { "x": 1, "y": 2, "width": 30, "height": 40 },
      "children": [ { "id": "e.mail", "type": "textField", "frame": [0, 0, 9, 9] } ] },
    { "id": "e", "type": "view", "frame": [5, 6, 7, 8] }
    """)

  private func overrides(_ assignments: [(String, String)]) -> SceneOverrides {
    SceneOverrides(
      assignments: assignments.map { SceneOverrides.Assignment(key: $0.0, value: $0.1) })
  }

  private func scene(_ assignments: (String, String)...) throws -> Scene {
    try Reading.scene(document, overrides(assignments))
  }

  private func messages(_ assignments: (String, String)...) -> [String] {
    Reading.messages(document, overrides(assignments))
  }

  @Test func aValueIsReplacedByItsPath() throws {
    let scene = try scene(
      ("views[0].frame.width", "33"), ("canvas.backgroundColor", "red"),
      ("views[1].frame[3]", "88"), ("views[1].frame.x", "55"))
    #expect(scene.stages[0].views[0].frame == Rect(x: 1, y: 2, width: 33, height: 40))
    #expect(scene.canvas.backgroundColor == Color(hex: 0xFF0000))
    #expect(scene.stages[0].views[1].frame == Rect(x: 55, y: 6, width: 7, height: 88))
  }

  @Test func aViewIsFoundByItsIdWhereverItIs() throws {
    let scene = try scene(
      ("views.e.mail.placeholder", "Hi"), ("views.e.alpha", "0.5"),
      ("views.card.children[0].secure", "true"))
    let field = TextField(placeholder: "Hi", isSecure: true)
    #expect(scene.stages[0].views[0].children[0].kind == .textField(field))
    #expect(scene.stages[0].views[1].pose.opacity == 0.5)
  }

  @Test func whatIsMissingIsMadeWhereItMayBe() throws {
    let scene = try scene(
      ("views[0].shadow.opacity", "1"), ("views[2]", "{ type: 'view', frame: [0, 0, 1, 1] }"),
      ("shakes.a", "{ views: ['e'], preset: 'AFViewShaker' }"), ("timeline[0].shake", "a"))
    #expect(scene.stages[0].views[0].shadow?.radius == 3)
    #expect(scene.stages[0].views.count == 3)
    #expect(scene.events.map(\.action) == [.shake(name: "a")])
  }

  @Test func textThatLooksLikeANumberIsTextWhereWordsAreWanted() throws {
    let scene = try scene(("views.e.mail.text", "123"), ("views.e.mail.placeholder", "'4'"))
    #expect(
      scene.stages[0].views[0].children[0].kind
        == .textField(TextField(text: "123", placeholder: "4")))
  }

  @Test func laterOnesWin() throws {
    #expect(try scene(("canvas.scale", "1"), ("canvas.scale", "3")).canvas.scale == 3)
  }

  @Test func errorsNameTheOption() {
    #expect(
      messages(("views[0].alpha", "2")) == ["--set views[0].alpha=2: must be in 0...1, got 2"])
    #expect(
      messages(("views.card.alpha", "x")) == [
        #"--set views.card.alpha=x: expected a number, got "x""#
      ])
    #expect(
      messages(("views[0].frame", "{ x: 0, y: 0, width: 0, height: 1 }")) == [
        "--set views[0].frame={ x: 0, y: 0, width: 0, height: 1 }: width: must be > 0, got 0"
      ])
    #expect(
      messages(("views[0].hiden", "true")) == [
        #"--set views[0].hiden=true: unknown key (did you mean "hidden"?)"#
      ])
    #expect(
      messages(("views[9].alpha", "1"))
        == ["--set views[9].alpha=1: there is no views[9]; views has 2"])
    #expect(
      messages(("views.cart.alpha", "1")) == [
        #"--set views.cart.alpha=1: no view has the id "cart" (did you mean "card"?)"#
      ])
    #expect(
      messages(("views[x].alpha", "1")) == [
        "--set views[x].alpha=1: \"views[x].alpha\" is not a path; write it as views[2].frame.width"
      ])
    #expect(
      messages(("version.major", "1"))
        == ["--set version.major=1: version is not an object"])
    #expect(messages(("", "1")).count == 1)
  }

  @Test func errorsOfOptionsComeAfterTheDocumentsAndInTheirOrder() {
    let broken = document.replacing("[5, 6, 7, 8]", with: "[5, 6, 7, -8]")
    #expect(
      Reading.messages(broken, overrides([("views[1].alpha", "2"), ("views[0].alpha", "3")])) == [
        "views[1].frame[3]: must be > 0, got -8",
        "--set views[1].alpha=2: must be in 0...1, got 2",
        "--set views[0].alpha=3: must be in 0...1, got 3",
      ])
  }

  @Test func theScaleMayBeMoreThanADocumentsAndIsChecked() throws {
    #expect(try Reading.scene(document, SceneOverrides(scale: 8)).canvas.scale == 8)
    #expect(
      Reading.messages(document, SceneOverrides(scale: 21))
        == ["--scale 21: must be in 1...20, got 21"])
  }
}

/// `--shake`, `--view` and the shakes' parameters.
@Suite struct ShakeOverrides {
  private let both = Document.shaking(
    """
    "a": { "views": ["emailField"], "preset": "AFViewShaker", "duration": 2 },
    "q": { "views": ["passwordField", "ok"], "preset": "QHLShakes", "range": 3 }
    """, timeline: #"{ "shake": "a" }, { "shake": "q" }"#)
  private let none = Document.views(#"{ "id": "ok", "type": "button", "frame": [0, 0, 9, 9] }"#)

  private let restShakeRest: [ScheduledEvent.Action] = [.wait, .shake(name: "shake"), .wait]

  @Test func aShakeOfTheSceneBecomesTheTimeline() throws {
    let scene = try Reading.scene(both, SceneOverrides(shake: "q"))
    #expect(scene.events.map(\.action) == [.wait, .shake(name: "q"), .wait])
    #expect(scene.events[1].start == 0.3)
    #expect(abs(scene.timeline.duration - (0.3 + 0.35 + 0.4)) < 1e-12)
  }

  @Test func aPresetTakesThePlaceOfEveryMotion() throws {
    let scene = try Reading.scene(both, SceneOverrides(shake: "qhlshakes", times: 5))
    #expect(scene.shakes.map(\.name) == ["a", "q"])
    #expect(scene.shakes.map(\.views) == [["emailField"], ["passwordField", "ok"]])
    #expect(
      scene.shakes.map(\.motion) == Array(repeating: .qhlShakes(QHLShakes(times: 5)), count: 2))
    #expect(scene.events.map(\.action) == [.shake(name: "a"), .shake(name: "q")])
  }

  @Test func viewsCanBeNamed() throws {
    let scene = try Reading.scene(
      both, SceneOverrides(shake: "a", views: ["ok", "passwordField"]))
    #expect(scene.shakes.map(\.views) == [["ok", "passwordField"], ["passwordField", "ok"]])
  }

  @Test func parametersAloneChangeTheShakesThatHaveThem() throws {
    let scene = try Reading.scene(both, SceneOverrides(duration: 1, range: -2))
    #expect(scene.shakes[0].motion == .afViewShaker(AFViewShaker(duration: 1)))
    #expect(scene.shakes[1].motion == .qhlShakes(QHLShakes(range: -2)))
    let all = try Reading.scene(
      both,
      SceneOverrides(
        times: 4, speed: 0.1, range: 9, direction: "vertical", exactCount: true))
    #expect(
      all.shakes[1].motion
        == .qhlShakes(
          QHLShakes(times: 4, speed: 0.1, range: 9, direction: .vertical, exactCount: true)))
  }

  @Test func durationsOfKeyframesChangeToo() throws {
    let document = Document.keyframes(#""values": [0, 1, 0]"#)
    #expect(
      try Reading.scene(document, SceneOverrides(duration: 2)).shakes[0].motion.duration == 2)
  }

  @Test func aSceneWithoutShakesNeedsViews() throws {
    let scene = try Reading.scene(none, SceneOverrides(shake: "QHLShakes", views: ["ok"]))
    #expect(scene.shakes.map(\.views) == [["ok"]])
    #expect(scene.shakes[0].motion == .qhlShakes(QHLShakes()))
    #expect(scene.events.map(\.action) == restShakeRest)
    let plain = try Reading.scene(none, SceneOverrides(views: ["ok"]))
    #expect(plain.shakes[0].motion == .afViewShaker(AFViewShaker()))
    #expect(
      Reading.messages(none, SceneOverrides(shake: "AFViewShaker")) == [
        "--shake AFViewShaker: the scene has no shake; name the views to shake with --view"
      ])
    #expect(
      Reading.messages(none, SceneOverrides(times: 3))
        == ["--times 3: the scene has no shake; name one with --shake"])
  }

  @Test func aSceneWithoutShakesShakesItsCutouts() throws {
    let document = Document.views(
      #"{ "id": "piece", "type": "cutout", "frame": [0, 0, 9, 9] }"#,
      canvas: #""image": "login.png""#)
    let scene = try Reading.scene(document, SceneOverrides(shake: "AFViewShaker"))
    #expect(scene.shakes.map(\.views) == [["piece"]])
  }

  @Test func errorsNameTheOption() {
    func messages(_ overrides: SceneOverrides) -> [String] { Reading.messages(both, overrides) }
    #expect(
      messages(SceneOverrides(shake: "QHLShake")) == [
        #"--shake QHLShake: no shake or preset is named "QHLShake" (did you mean "QHLShakes"?); "#
          + "the scene's shakes are a and q, the presets AFViewShaker and QHLShakes"
      ])
    #expect(
      messages(SceneOverrides(views: ["okay", "ok"])) == [
        #"--view okay: no view has the id "okay""#
      ])
    #expect(messages(SceneOverrides(duration: 0)) == ["--duration 0: must be > 0, got 0"])
    #expect(messages(SceneOverrides(duration: .nan)) == ["--duration NaN: not a finite number"])
    #expect(
      messages(SceneOverrides(shake: "a", times: 3)) == [
        "--times 3: applies to none of the shakes (AFViewShaker); it belongs to QHLShakes"
      ])
    #expect(
      messages(SceneOverrides(shake: "qhlshakes", duration: 3)) == [
        "--duration 3: applies to none of the shakes (QHLShakes); "
          + "it belongs to AFViewShaker and keyframes"
      ])
    #expect(
      messages(SceneOverrides(direction: "up"))
        == [#"--direction up: "up" is not one of horizontal, vertical"#])
  }
}
