import Foundation
import Geometry
import Raster
import SceneModel
import ShakeEngine
import TestSupport
import Testing

@Suite struct Examples {
  /// What the pictures of the examples are here: their size is all that a reader looks at.
  @Sendable private static func picture(_ path: String) throws -> Pixmap {
    guard FileManager.default.fileExists(atPath: path),
      let pixmap = Pixmap(width: 1179, height: 2556)
    else { throw Reading.NoPicture() }
    return pixmap
  }

  private func read(_ name: String) throws -> (Scene, [Diagnostic]) {
    let folder = Repository.path("Examples")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).json"))
    let reader = SceneReader(name: name, baseFolder: folder, loadImage: Self.picture)
    return try reader.read(Array(bytes))
  }

  @Test func theAFViewShakerFormReadsWithoutAWord() throws {
    let (scene, warnings) = try read("afviewshaker-form")
    #expect(warnings == [])
    #expect(scene.stages[0].views.count == 7)
    #expect(scene.shakes[0].views == ["emailField", "emailLine", "passwordField", "passwordLine"])
    #expect(abs(scene.timeline.duration - (0.3 + 0.12 + 0.5 + 0.4)) < 1e-12)
  }

  @Test func theQHLShakesDemoNotesItsStrokes() throws {
    let (scene, warnings) = try read("qhlshakes-demo")
    #expect(warnings.map(\.path) == ["shakes.demo.times"])
    #expect(
      scene.shakes[0].motion
        == .qhlShakes(QHLShakes(times: 20, speed: 0.05, range: 3, direction: .vertical)))
  }

  @Test func theLoginErrorEndsWithItsHUDHidden() throws {
    let (scene, warnings) = try read("login-error-hud")
    #expect(warnings == [])
    #expect(scene.canvas.size == Size(width: 393, height: 852))
    #expect(scene.stages[0].views[0].frame == Rect(x: 0, y: 0, width: 393, height: 103))
    #expect(abs(scene.timeline.duration - (0.4 + 0.1 + 0.6 + 1.8 + 0.3)) < 1e-12)
  }

  @Test func theScreenshotIsOfAPhone() throws {
    let (scene, warnings) = try read("screenshot-rect")
    #expect(warnings == [])
    #expect(scene.canvas.size == Size(width: 393, height: 852))
    #expect(scene.timeline.animatedViews == ["passcode"])
  }

  @Test func theBuiltInSceneReadsWithoutAWordAndShakesItsFields() throws {
    let reader = SceneReader(
      name: BuiltInScene.name, baseFolder: "", loadImage: Self.picture)
    let (scene, warnings) = try reader.read(Array(BuiltInScene.json.utf8))
    #expect(warnings == [])
    #expect(scene.timeline.animatedViews == ["fields"])
    #expect(scene.shakes.map(\.motion) == [.afViewShaker(AFViewShaker())])
  }

  @Test func theBuiltInSceneSaysWhatIsWrongWhenItsShakeHasEnded() throws {
    let reader = SceneReader(
      name: BuiltInScene.name, baseFolder: "", loadImage: Self.picture)
    let (scene, _) = try reader.read(Array(BuiltInScene.json.utf8))
    let messages = scene.stages.map { stage in stage.views.filter { $0.id == "message" } }
    #expect(messages.map { $0.map(\.isHidden) } == [[true], [false]])
    // A wait, a touch and the shake.
    #expect(abs(scene.stages[1].start - (0.3 + 0.12 + 0.5)) < 1e-12)
    #expect(abs(scene.timeline.duration - (0.3 + 0.12 + 0.5 + 0.4)) < 1e-12)
  }

  /// A newcomer types what is printed: it must mean what the page says.
  @Test func theSceneOfTheFrontPageReadsWithoutAWord() throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: Repository.path("README.md")), encoding: .utf8)
    let blocks = page.components(separatedBy: "```json5\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count == 1)
    for block in blocks {
      #expect(Reading.messages(block) == [])
      let events = try Reading.scene(block).events
      let huds = events.compactMap { event in
        if case .hud(let hud) = event.action { hud.mode } else { nil }
      }
      #expect(huds == [.text])
    }
  }
}
