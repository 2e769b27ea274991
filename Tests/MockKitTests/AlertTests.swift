import Geometry
import MockKit
import Raster
import SceneModel
import Testing

/// UIAlertController: its box, its buttons, and how it comes and goes.
@Suite struct AlertDrawing {
  private let canvas = Canvas(size: Size(width: 320, height: 480), scale: 2)

  private func stage(_ alert: Alert) throws -> Stage {
    try TestScene.stage(
      [], canvas: canvas,
      events: [ScheduledEvent(id: nil, start: 1, end: 9, action: .alert(alert))])
  }

  private func up(_ length: Double) -> Double { (length * 2 - 1e-6).rounded(.up) / 2 }

  @Test(arguments: [
    (Alert(title: "Hello", message: "This is completions block"), 2, 1.0),
    (Alert(title: "Hello"), 1, 1), (Alert(title: "Hello", buttons: ["No", "Yes"]), 1, 1),
    (Alert(title: "Hello", buttons: ["a", "b", "c"]), 1, 3),
  ])
  func aBoxIsItsWordsAndItsButtons(alert: Alert, texts: Int, rows: Double) throws {
    let nodes = try stage(alert).displayList(at: 5).nodes
    let words = [
      0, up(Expected.lineHeight(17)) + 40,
      up(Expected.lineHeight(17)) + 1 + up(Expected.lineHeight(13)) + 40,
    ]
    let box = try #require(nodes.backdrops.first?.path.controlBox)
    #expect(abs(box.height - (words[texts] + 44.5 * rows)) < 1e-9)
    #expect(box.width == 270)
    #expect(abs(box.midX - 160) <= 0.25 && abs(box.midY - 240) <= 0.25)
  }

  @Test func anAlertWithoutWordsAndButtonsOnlyDims() throws {
    #expect(try stage(Alert(title: "", buttons: [])).displayList(at: 5).nodes.kinds == "pl")
  }

  @Test func twoButtonsStandSideBySideAndTheFirstCancels() throws {
    let nodes = try stage(Alert(title: "Hello", buttons: ["No", "Yes"])).displayList(at: 5).nodes
    let fills = try #require(nodes.layers.last?.nodes.allPictures.first).fills
    let lines = fills.filter { $0.color == Color(hex: 0x3C3C43, alpha: 73.0 / 255) }
      .compactMap(\.path.controlBox)
    #expect(lines.map(\.height) == [0.5, 44])
    #expect(lines.map(\.width) == [270, 0.5])
    // From 25 to the line at 160, and from behind it to 295.
    let baseline = Expected.baseline(top: lines[0].maxY, height: 44, size: 17, scale: 2)
    for (title, weight, middle) in [("No", 600, 92.5), ("Yes", 400, 227.75)] {
      let width = Expected.width(title, size: 17, weight: weight)
      let expected = Expected.line(
        title, size: 17, weight: weight, x: middle - width / 2, baseline: baseline)
      #expect(fills.first(near: expected)?.color == Color(hex: 0x007AFF))
    }
  }

  @Test(arguments: [(Canvas.Appearance.light, 0xF2F2F2 as UInt32), (.dark, 0x2D2D2D)])
  func theBoxIsTheAppearancesGreyOverTheBlur(_ appearance: Canvas.Appearance, grey: UInt32) throws {
    var canvas = canvas
    canvas.appearance = appearance
    let stage = try TestScene.stage(
      [], canvas: canvas,
      events: [ScheduledEvent(id: nil, start: 1, end: 9, action: .alert(Alert(title: "Hello")))])
    let backdrop = try #require(stage.displayList(at: 5).nodes.backdrops.first)
    #expect(backdrop.tint == Color(hex: grey, alpha: 0.8))
    #expect(backdrop.sigma == 20)
  }

  @Test func theScreenDimsAndTheBoxShrinksIn() throws {
    let nodes = try stage(Alert(title: "Hello")).displayList(at: 1.05).nodes
    #expect(nodes.kinds == "plbl")
    let dimming = try #require(nodes.layers.first)
    let box = try #require(nodes.layers.last)
    let fill = try #require(dimming.nodes.allPictures.first).fills[0]
    #expect(fill.color == Color(white: 0, alpha: 0.2))
    #expect(fill.path == .rect(Rect(x: 0, y: 0, width: 320, height: 480)))
    #expect(dimming.transform == .identity)
    #expect(dimming.opacity == box.opacity)
    // x(t) = 1 - (1 + wt) e^-wt with wt = 9.2334 * 0.05 / 0.25, to five digits.
    let shown = 0.55091
    #expect(abs(box.opacity - shown) < 1e-4)
    #expect(abs(box.transform.a - (1.2 - 0.2 * shown)) < 1e-4)
    #expect(nodes.backdrops.first?.opacity == box.opacity)
  }

  @Test func itFadesOutAtItsSize() throws {
    let stage = try stage(Alert(title: "Hello", hideAfter: 2))
    let leaving = try #require(stage.displayList(at: 3.05).nodes.layers.last)
    #expect(leaving.transform == .identity)
    #expect(abs(leaving.opacity - (1 - 0.55091)) < 1e-4)
    #expect(stage.displayList(at: 3.3).nodes.kinds == "p")
  }
}
