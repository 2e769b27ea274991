import Geometry
import MockKit
import Raster
import SceneModel
import Testing

/// UIButton: looks, touches, and titles that do not fit.
@Suite struct ButtonDrawing {
  private let frame = Rect(x: 20, y: 30, width: 100, height: 40)
  private let blue = Color(hex: 0x007AFF)
  private let touch = TestScene.touch("b", from: 1, to: 1.25)

  private func stage(
    _ button: Button, touched: Bool = false, backgroundColor: Color? = nil
  ) throws -> Stage {
    let view = View(
      id: "b", kind: .button(button), frame: frame, backgroundColor: backgroundColor)
    return try TestScene.stage([view], events: touched ? [touch] : [])
  }

  private func fills(_ button: Button) throws -> [DrawnFill] {
    let nodes = try stage(button).displayList(at: 0).nodes
    #expect(nodes.kinds == "p", "nothing touches it: nothing fades")
    return Array(try #require(nodes[0].picture).fills.dropFirst())
  }

  @Test func aTitleStandsInTheMiddle() throws {
    let width = Expected.width("Log in", size: 18, weight: 400)
    let fills = try fills(Button(title: "Log in"))
    let title = Expected.line(
      "Log in", size: 18, weight: 400, x: 20 + (100 - width) / 2,
      baseline: Expected.baseline(top: 30, height: 40, size: 18, scale: 2))
    #expect(fills.count == 1)
    #expect(fills.first(near: title)?.color == blue)
  }

  @Test(arguments: [
    (Button.Style.system, [Color(hex: 0x007AFF)]), (.custom, [.white]),
    (.filled, [Color(hex: 0x007AFF), .white]),
    (.tinted, [Color(hex: 0x007AFF, alpha: 0.18), Color(hex: 0x007AFF)]),
    (.gray, [Color(hex: 0x787880, alpha: 40.0 / 255), Color(hex: 0x007AFF)]),
  ])
  func aStyleHasItsColours(style: Button.Style, colors: [Color]) throws {
    #expect(try fills(Button(style: style, title: "x")).map(\.color) == colors)
  }

  @Test func aDisabledButtonIsDimmed() throws {
    let fill = Color(hex: 0x767680, alpha: 30.0 / 255)
    let label = Color(hex: 0x3C3C43, alpha: 76.0 / 255)
    #expect(
      try fills(Button(style: .filled, title: "x", isEnabled: false)).map(\.color)
        == [fill, label])
    #expect(
      try fills(Button(style: .system, title: "x", isEnabled: false)).map(\.color) == [label])
    let own = try fills(
      Button(style: .custom, title: "x", titleColor: .black, isEnabled: false))
    #expect(own.map(\.color) == [Color(white: 0, alpha: 0.35)])
  }

  /// Down at once, back over a quarter of a second, half of it done at the eased middle.
  @Test(arguments: [
    (0.0, 1.0), (0.999, 1), (1, 0.3), (1.249, 0.3), (1.25, 0.3), (1.375, 0.65), (1.5, 1), (3, 1),
  ])
  func aSystemTitleDimsWhileTouched(time: Double, opacity: Double) throws {
    let stage = try stage(Button(title: "x"), touched: true)
    let nodes = stage.displayList(at: time).nodes
    #expect(nodes.kinds == "pl")
    let shown = try #require(nodes.layers.first)
    #expect(abs(shown.opacity - opacity) < 1e-12)
    #expect(shown.rest == shown.transform)
    #expect(
      shown.nodes.allPictures[0] === stage.displayList(at: 0).nodes.layers[0].nodes.allPictures[0])
  }

  @Test func aFilledButtonsBackgroundDimsAsWell() throws {
    let stage = try stage(Button(style: .filled, title: "x"), touched: true)
    #expect(stage.displayList(at: 1.1).nodes.layers.map(\.opacity) == [0.75, 0.75])
    #expect(stage.displayList(at: 0).nodes.layers.map(\.opacity) == [1, 1])
  }

  @Test func aCustomButtonShowsItsOtherTitleWithoutDimming() throws {
    let stage = try stage(
      Button(style: .custom, title: "aa", highlightedTitle: "bbbb", titleColor: .black),
      touched: true)
    func title(at time: Double) throws -> (path: Path, opacity: Double) {
      let layers = stage.displayList(at: time).nodes.layers
      #expect(layers.count == 1)
      let picture = try #require(layers.first?.nodes.allPictures.first)
      return (try #require(picture.fills.first).path, try #require(layers.first).opacity)
    }
    let before = try title(at: 0.5)
    let touched = try title(at: 1)
    let after = try title(at: 1.25)
    #expect(touched.path != before.path)
    #expect(after.path == before.path)
    #expect([before.opacity, touched.opacity, after.opacity] == [1, 1, 1])
  }

  @Test func aSystemButtonShowsItsOtherTitleDimmed() throws {
    let stage = try stage(Button(title: "aa", highlightedTitle: "bbbb"), touched: true)
    #expect(stage.displayList(at: 1.1).nodes.layers.map(\.opacity) == [0.3])
    let returning = stage.displayList(at: 1.375).nodes.layers
    #expect(returning.map(\.id) == stage.displayList(at: 0).nodes.layers.map(\.id))
    #expect(abs(returning[0].opacity - 0.65) < 1e-12)
  }

  @Test(arguments: [
    Button(style: .custom, title: "x"), Button(style: .filled, title: "x", isEnabled: false),
    Button(style: .system, title: "x", isEnabled: false),
  ])
  func whatDoesNotAnswerToTouchesIsNoLayer(button: Button) throws {
    #expect(try stage(button, touched: true).displayList(at: 1.1).nodes.kinds == "p")
  }

  @Test func secondTouchesDimAgain() throws {
    let view = View(id: "b", kind: .button(Button(title: "x")), frame: frame)
    let stage = try TestScene.stage(
      [view],
      events: [
        touch, TestScene.touch("b", from: 1.3, to: 1.4), TestScene.touch("c", from: 2, to: 3),
      ])
    let opacities = [1.1, 1.35, 1.4, 1.65, 2.5].map {
      stage.displayList(at: $0).nodes.layers[0].opacity
    }
    #expect(opacities == [0.3, 0.3, 0.3, 1, 1])
  }

  @Test func assumedNumbersCanBeChanged() throws {
    var metrics = MockMetrics()
    metrics.button.touchedTitleOpacity = 0.2
    metrics.button.fadeDuration = 0
    let view = View(id: "b", kind: .button(Button(title: "x")), frame: frame)
    let stage = Stage(
      scene: try TestScene.make([view], events: [touch]), fonts: TestScene.fonts,
      metrics: metrics)
    #expect(stage.displayList(at: 1.1).nodes.layers.map(\.opacity) == [0.2])
    #expect(stage.displayList(at: 1.25).nodes.layers.map(\.opacity) == [1])
  }

  @Test(arguments: ["Abc\u{767B}\u{5F55}xyz", "Abc\u{767B}\u{5F55}xyz, and much more than fits"])
  func mixedTitlesAreCentredOrCutInsideTheButton(title: String) throws {
    for width in [200.0, 60, 12, 1] {
      let frame = Rect(x: 30, y: 30, width: width, height: 40)
      let view = View(kind: .button(Button(title: title)), frame: frame)
      let canvas = Canvas(size: Size(width: 300, height: 100), scale: 2)
      let picture = try #require(
        TestScene.stage([view], canvas: canvas).displayList(at: 0).nodes.first?.picture)
      guard let ink = picture.fills.dropFirst().first?.path.controlBox else { continue }
      #expect(ink.minX >= frame.minX - 0.5 && ink.maxX <= frame.maxX + 0.5)
      #expect(abs(ink.midX - frame.midX) <= 1)
    }
  }
}
