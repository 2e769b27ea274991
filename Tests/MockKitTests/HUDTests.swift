import Geometry
import MockKit
import Raster
import SceneModel
import Testing
import Typography

/// MBProgressHUD: sizes, places, looks, and how it comes and goes.
@Suite struct HUDDrawing {
  private let canvas = Canvas(size: Size(width: 320, height: 480), scale: 2)

  private func stage(_ hud: HUD, start: Double = 1, canvas: Canvas? = nil) throws -> Stage {
    try TestScene.stage(
      [], canvas: canvas ?? self.canvas,
      events: [ScheduledEvent(id: nil, start: start, end: 9, action: .hud(hud))])
  }

  /// The bezel of a HUD that has come to rest.
  private func bezel(_ hud: HUD) throws -> Rect {
    let backdrop = try #require(stage(hud).displayList(at: 5).nodes.backdrops.first)
    return try #require(backdrop.path.controlBox)
  }

  private func up(_ length: Double) -> Double { (length * 2 - 1e-6).rounded(.up) / 2 }

  @Test(arguments: [("Loading", ""), ("", "Wrong password"), ("Error", "Wrong password")])
  func aTextBezelIsTheTextsAndAMarginOfTwenty(label: String, details: String) throws {
    let widths =
      [label.isEmpty ? 0 : up(Expected.width(label, size: 16, weight: 700))]
      + [details.isEmpty ? 0 : up(Expected.width(details, size: 12, weight: 700))]
    let heights =
      (label.isEmpty ? 0 : up(Expected.lineHeight(16)))
      + (details.isEmpty ? 0 : up(Expected.lineHeight(12)))
      + (label.isEmpty || details.isEmpty ? 0 : 4)
    let bezel = try bezel(HUD(mode: .text, label: label, detailsLabel: details))
    #expect(abs(bezel.width - (max(widths[0], widths[1]) + 40)) < 1e-9)
    #expect(abs(bezel.height - (heights + 40)) < 1e-9)
    #expect(abs(bezel.midX - 160) <= 0.25 && abs(bezel.midY - 240) <= 0.25)
    #expect(bezel.minX * 2 == (bezel.minX * 2).rounded(), "on whole pixels")
  }

  @Test func anIndicatorStandsAboveTheLabel() throws {
    let line = up(Expected.lineHeight(16))
    for mode in [HUD.Mode.customView, .indeterminate] {
      #expect(abs(try bezel(HUD(mode: mode)).height - (37 + 40)) < 1e-9)
      #expect(abs(try bezel(HUD(mode: mode)).width - (37 + 40)) < 1e-9)
      #expect(
        abs(try bezel(HUD(mode: mode, label: "Loading")).height - (37 + 4 + line + 40)) < 1e-9)
    }
  }

  @Test func longDetailsWrapAndStayInsideTheMargins() throws {
    let details = String(repeating: "wrong password ", count: 20)
    let bezel = try bezel(HUD(mode: .text, detailsLabel: details))
    #expect(bezel.width <= 320 - 40)
    #expect(bezel.height > 40 + 3 * Expected.lineHeight(12))
  }

  @Test(arguments: [
    (Point(x: 0, y: 1e6), 460.0), (Point(x: 0, y: -1e6), 20.0), (Point(x: 0, y: 30), 270.0),
  ])
  func anOffsetMovesItUpToTheMargin(offset: Point, edge: Double) throws {
    let bezel = try bezel(
      HUD(mode: .text, label: "x", offset: offset, minSize: Size(width: 100, height: 60)))
    let found = offset.y < 0 ? bezel.minY : (offset.y == 30 ? bezel.midY : bezel.maxY)
    #expect(found == edge)
    #expect(bezel.width == 100)
    #expect(bezel.height == 60)
  }

  @Test func aSquareBezelTakesItsLongerSide() throws {
    let wide = try bezel(HUD(mode: .text, detailsLabel: "Wrong password", isSquare: true))
    #expect(wide.width == wide.height)
    #expect(
      abs(wide.width - (up(Expected.width("Wrong password", size: 12, weight: 700)) + 40)) < 1e-9)
  }

  /// The critically damped spring of 0.3 s, to the three digits that are published.
  @Test(arguments: [(0.05, 0.455), (0.1, 0.812), (0.15, 0.945), (0.2, 0.985)])
  func itFadesInBySpring(elapsed: Double, opacity: Double) throws {
    let nodes = try stage(HUD(mode: .text, label: "x")).displayList(at: 1 + elapsed).nodes
    #expect(abs(try #require(nodes.layers.first).opacity - opacity) < 0.001)
    #expect(nodes.backdrops.first?.opacity == nodes.layers.first?.opacity)
    #expect(nodes.layers.first?.transform == .identity, "a fade does not grow")
  }

  @Test func itIsThereFromItsStartUntilItHasHidden() throws {
    let stage = try stage(HUD(mode: .text, label: "x", hideAfter: 2))
    let kinds = [0.5, 1, 1.1, 2.9, 3.1, 3.31, 9].map { stage.displayList(at: $0).nodes.kinds }
    #expect(kinds == ["p", "p", "pbl", "pbl", "pbl", "p", "p"])
    let layers = [1.4, 2.9, 3.05].compactMap { stage.displayList(at: $0).nodes.layers.first }
    #expect(layers.map(\.opacity)[0...1] == [1, 1])
    #expect(abs(layers[2].opacity - (1 - 0.455)) < 0.001)
  }

  @Test func withoutAnimationItIsThereAtOnce() throws {
    let stage = try stage(HUD(mode: .text, label: "x", animation: .none, hideAfter: 2))
    #expect(stage.displayList(at: 0.999).nodes.kinds == "p")
    #expect(stage.displayList(at: 1).nodes.layers.map(\.opacity) == [1])
    #expect(stage.displayList(at: 2.999).nodes.layers.map(\.opacity) == [1])
    #expect(stage.displayList(at: 3).nodes.kinds == "p")
  }

  /// At 50 ms 0.455 of the way is done.
  @Test(arguments: [
    (HUD.Animation.zoom, 0.5 + 0.5 * 0.455, 1 - 0.5 * 0.455),
    (.zoomIn, 0.5 + 0.5 * 0.455, 1 + 0.5 * 0.455), (.zoomOut, 1.5 - 0.5 * 0.455, 1 - 0.5 * 0.455),
  ])
  func aZoomGrowsOrShrinksAboutTheMiddle(
    animation: HUD.Animation, entering: Double, leaving: Double
  ) throws {
    let stage = try stage(HUD(mode: .text, label: "x", animation: animation, hideAfter: 2))
    let rest = try #require(stage.displayList(at: 2).nodes.backdrops.first?.path.controlBox)
    for (time, scale) in [(1.05, entering), (3.05, leaving)] {
      let nodes = stage.displayList(at: time).nodes
      let layer = try #require(nodes.layers.first)
      #expect(abs(layer.transform.a - scale) < 0.001)
      #expect(layer.transform.a == layer.transform.d)
      #expect(layer.rest == .identity)
      let box = try #require(nodes.backdrops.first?.path.controlBox)
      #expect(abs(box.width - rest.width * layer.transform.a) < 1e-9)
      #expect(abs(box.midX - rest.midX) < 1e-9 && abs(box.midY - rest.midY) < 1e-9)
    }
    #expect(stage.displayList(at: 2).nodes.layers.first?.transform == .identity)
  }

  @Test(arguments: [
    (HUD.BlurEffectStyle.dark, 20.0, Color(white: 0.11, alpha: 0.73)),
    (.extraLight, 20, Color(white: 0.97, alpha: 0.82)),
    (.systemThickMaterial, 20, Color(white: 0.97, alpha: 0.82)),
  ])
  func aBlurHasItsRecipe(style: HUD.BlurEffectStyle, sigma: Double, tint: Color) throws {
    let backdrop = try #require(
      stage(HUD(mode: .text, label: "x", blurEffectStyle: style)).displayList(at: 5).nodes.backdrops
        .first)
    #expect(backdrop.sigma == sigma)
    #expect(backdrop.saturation == 1.8)
    #expect(backdrop.tint == tint)
  }

  /// On black: 0.9 * 0x25 = 33.3. What is dark below comes out between #1E1E1E and #2C2C2E, as on a
  /// device, and the box does not sink into a black screen.
  @Test func theMaterialOfDarkModeStandsOutFromBlack() throws {
    var canvas = canvas
    canvas.appearance = .dark
    let stage = try TestScene.stage(
      [], canvas: canvas,
      events: [
        ScheduledEvent(
          id: nil, start: 1, end: 9, action: .hud(HUD(mode: .text, label: "x")))
      ])
    let backdrop = try #require(stage.displayList(at: 5).nodes.backdrops.first)
    #expect(backdrop.tint == Color(hex: 0x252525, alpha: 0.9))
    #expect(backdrop.sigma == 20 && backdrop.saturation == 1.8)
  }

  /// White at .8, 60 % of it, over white, 30 % of it: 72 % of (0.8 * 0.6 + 0.12) / 0.72.
  @Test func aLightBlurLiesUnderTheBezelsOwnColour() throws {
    let backdrop = try #require(
      stage(HUD(mode: .text, label: "x", blurEffectStyle: .light)).displayList(at: 5).nodes
        .backdrops.first)
    #expect(backdrop.sigma == 30)
    #expect(abs(backdrop.tint.alpha - 0.72) < 1e-12)
    #expect(abs(backdrop.tint.red - 0.6 / 0.72) < 1e-12)
  }

  @Test func withoutBlurTheBezelIsAPictureInItsColour() throws {
    let nodes = try stage(
      HUD(mode: .text, label: "x", blurEffectStyle: .none, bezelColor: Color(white: 0, alpha: 0.8))
    ).displayList(at: 5).nodes
    #expect(nodes.kinds == "pl")
    let fills = try #require(nodes.layers.first?.nodes.allPictures.first).fills
    #expect(fills.first?.color == Color(white: 0, alpha: 0.8))
    #expect(fills.count == 2)
  }

  @Test func theIndicatorJumpsATwelfthOfATurnTwelveTimesASecond() throws {
    let stage = try stage(HUD(mode: .indeterminate))
    func turn(at time: Double) throws -> Layer {
      try #require(stage.displayList(at: time).nodes.layers.first?.nodes.layers.first)
    }
    #expect(try turn(at: 1.05).transform == .identity)
    let quarter = try turn(at: 1.25).transform
    #expect(abs(quarter.a) < 1e-12 && abs(quarter.b - 1) < 1e-12, "a quarter turn, clockwise")
    let middle = quarter.apply(to: Point(x: 160, y: 240))
    #expect(abs(middle.x - 160) < 0.5 && abs(middle.y - 240) < 0.5)
    #expect(try turn(at: 2.3).transform == turn(at: 1.3).transform)
    #expect(try turn(at: 1.26).transform == quarter)
    #expect(try turn(at: 1.25).nodes.allPictures[0] === turn(at: 1.7).nodes.allPictures[0])
    let spokes = try turn(at: 1.25).nodes.allPictures[0].fills
    #expect(spokes.count == 12)
    #expect(Set(spokes.compactMap(\.color?.alpha)).count == 12)
    #expect(spokes.map { $0.color?.alpha ?? 0 }.max() == 0.7, "the brightest has the text's colour")
  }

  @Test func anIconIsDrawnInItsBox() throws {
    for icon in HUD.Icon.allCases {
      let nodes = try stage(HUD(mode: .customView, icon: icon)).displayList(at: 5).nodes
      let layer = try #require(nodes.layers.first)
      let box = try #require(layer.nodes.allPictures.first).fills[0].path.controlBox
      let bezel = try #require(nodes.backdrops.first?.path.controlBox)
      #expect(bezel.inset(dx: 20, dy: 20).contains(try #require(box)))
    }
  }

  @Test func theLaterOneLiesAbove() throws {
    let first = HUD(mode: .text, label: "x", blurEffectStyle: .dark)
    let second = HUD(mode: .text, label: "x", blurEffectStyle: .light)
    let stage = try TestScene.stage(
      [], canvas: canvas,
      events: [
        ScheduledEvent(id: nil, start: 2, end: 9, action: .hud(second)),
        ScheduledEvent(id: nil, start: 1, end: 9, action: .hud(first)),
      ])
    #expect(stage.displayList(at: 5).nodes.backdrops.map(\.sigma) == [20, 30])
    #expect(Set(stage.displayList(at: 5).nodes.allLayerIDs).count == 2)
  }
}
