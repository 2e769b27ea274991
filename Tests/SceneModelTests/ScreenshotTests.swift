import Geometry
import Raster
import SceneModel
import ShakeEngine
import Testing

@Suite struct Screenshots {
  private func read(
    _ screenshot: Screenshot, _ overrides: SceneOverrides = SceneOverrides()
  ) -> (scene: Scene?, lines: [String]) {
    do {
      let (scene, warnings) = try Reading.reader(overrides).read(screenshot)
      return (scene, warnings.map(\.description))
    } catch {
      return (nil, error.diagnostics.map(\.description))
    }
  }

  private let part = Rect(x: 5, y: 6, width: 20, height: 10)

  @Test func theScreenshotIsTheCanvasAndThePartIsShaken() throws {
    let result = read(Screenshot(path: "login.png", rect: part, scale: 3))
    let scene = try #require(result.scene)
    #expect(result.lines == [])
    #expect(scene.canvas.size == Size(width: 30, height: 40))
    #expect(scene.canvas.scale == 3)
    #expect(
      scene.stages[0].views
        == [View(id: "cutout", kind: .cutout(Cutout(padding: 4, fill: .automatic)), frame: part)])
    #expect(scene.shakes.map(\.views) == [["cutout"]])
    #expect(scene.shakes[0].motion == .afViewShaker(AFViewShaker()))
    #expect(scene.events.map(\.action) == [.wait, .shake(name: "shake"), .wait])
  }

  @Test func theShakeAndItsParametersCanBeChosen() throws {
    let overrides = SceneOverrides(shake: "qhlshakes", range: 2, scale: 2)
    let scene = try #require(read(Screenshot(path: "login.png", rect: part), overrides).scene)
    #expect(scene.canvas.size == Size(width: 45, height: 60))
    #expect(scene.shakes[0].motion == .qhlShakes(QHLShakes(range: 2)))
  }

  @Test func errorsNameTheOptions() {
    #expect(
      read(Screenshot(path: "missing.png", rect: part)).lines == [
        "--screenshot missing.png: no such file (looked in /path/to/scene)"
      ])
    #expect(
      read(Screenshot(path: "a.png", rect: Rect(x: 0, y: 0, width: 0, height: -1))).lines == [
        "--rect 0,0,0,-1: width: must be > 0, got 0",
        "--rect 0,0,0,-1: height: must be > 0, got -1",
      ])
    #expect(
      read(Screenshot(path: "a.png", rect: part, scale: 0)).lines
        == ["--scale 0: must be in 1...20, got 0"])
  }

  @Test func whatIsSeenWhereThePartWasCanBeChosen() throws {
    func cutout(
      fill: String? = nil, plate: String? = nil, padding: Double? = nil
    ) -> (View.Kind?, [String]) {
      let result = read(
        Screenshot(
          path: "login.png", rect: part, scale: 3, fill: fill, plate: plate, padding: padding))
      return (result.scene?.stages[0].views[0].kind, result.lines)
    }
    let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(cutout(fill: "#f00").0 == .cutout(Cutout(padding: 4, fill: .color(red))))
    #expect(cutout(fill: "auto").0 == .cutout(Cutout(padding: 4, fill: .automatic)))
    #expect(cutout(padding: 1.5).0 == .cutout(Cutout(padding: 1.5, fill: .automatic)))
    let plate = try Reading.reader().loadImage("/path/to/scene/login.png")
    #expect(cutout(plate: "login.png").0 == .cutout(Cutout(padding: 4, fill: .plate(plate))))
    #expect(
      cutout(fill: "#ggg").1 == [
        ##"--fill #ggg: "#ggg" is not a colour; use #RRGGBB, #RRGGBBAA or a UIKit name"##
      ])
    #expect(cutout(padding: -1).1 == ["--padding -1: must be >= 0, got -1"])
    #expect(
      cutout(plate: "missing.png").1 == [
        "--plate missing.png: no such file (looked in /path/to/scene)"
      ])
  }

  @Test func aPartOutsideThePictureIsAnError() {
    let outside = Rect(x: 90, y: 0, width: 5, height: 5)
    #expect(
      read(Screenshot(path: "a.png", rect: outside)).lines
        == ["--rect 90,0,5,5: lies outside the picture, which is 90 x 120 points"])
  }

  @Test(arguments: [(0.0, 90.0, false), (0, 90.5, true), (-0.5, 20, true), (80, 11, true)])
  func aPartThatReachesBeyondThePictureIsToldOf(x: Double, width: Double, isTold: Bool) {
    let part = Rect(x: x, y: 0, width: width, height: 120)
    let lines = read(Screenshot(path: "a.png", rect: part)).lines
    #expect(
      lines.contains { $0.contains("reaches beyond the picture, which is 90 x 120") } == isTold)
    #expect(lines.count == (isTold ? 1 : 0))
  }
}
