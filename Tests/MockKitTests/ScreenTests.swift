import Geometry
import MockKit
import Raster
import SceneModel
import Testing

/// The canvas's ground, the status bar, the rim, and the navigation bar.
@Suite struct ScreenDrawing {
  private let phone = Canvas(
    size: Size(width: 393, height: 852), scale: 3, statusBar: .dark, safeAreaTop: 59,
    safeAreaBottom: 34, screenCornerRadius: 55)

  @Test func theCanvasIsItsColourAndThenItsScreenshot() throws {
    let image = try #require(Pixmap(width: 400, height: 200))
    var canvas = TestScene.canvas
    canvas.backgroundColor = Color(hex: 0x123456)
    canvas.image = image
    let list = try TestScene.stage([], canvas: canvas).displayList(at: 0)
    #expect(list.pixelWidth == 400)
    #expect(list.pixelHeight == 200)
    #expect(list.deviceTransform == .scale(x: 2, y: 2))
    let picture = try #require(list.nodes.first?.picture)
    #expect(picture.fills.map(\.color) == [Color(hex: 0x123456)])
    #expect(picture.items.images().map(\.rect) == [Rect(x: 0, y: 0, width: 200, height: 100)])
  }

  @Test func aClearCanvasPaintsNothing() throws {
    var canvas = TestScene.canvas
    canvas.backgroundColor = .clear
    #expect(try TestScene.stage([], canvas: canvas).displayList(at: 0).nodes.isEmpty)
  }

  @Test func aPlainStatusBarHasTheTimeInTheMiddle() throws {
    var canvas = TestScene.canvas
    canvas.statusBar = .light
    let fills = try #require(
      TestScene.stage([], canvas: canvas).displayList(at: 0).nodes.last?.picture
    ).fills
    let width = Expected.width("9:41 AM", size: 12, weight: 600)
    let time = Expected.line(
      "9:41 AM", size: 12, weight: 600, x: 100 - width / 2,
      baseline: Expected.baseline(top: 0, height: 20, size: 12, scale: 2))
    #expect(fills.first(near: time)?.color == .white)
    let battery = fills.dropFirst().compactMap(\.path.controlBox)
    #expect(battery.allSatisfy { $0.minX > 150 && $0.maxX <= 200 - 5 && $0.maxY < 20 })
    #expect(battery.count == 3)
  }

  @Test func anIslandSplitsTheStatusBar() throws {
    let fills = try #require(
      TestScene.stage([], canvas: phone).displayList(at: 0).nodes.last?.picture
    ).fills
    let width = Expected.width("9:41", size: 17, weight: 600)
    let time = Expected.line(
      "9:41", size: 17, weight: 600, x: 67 - width / 2,
      baseline: Expected.baseline(top: 10, height: 44, size: 17, scale: 3))
    #expect(fills.first(near: time)?.color == .black)
  }

  @Test(arguments: [44.0, 47, 48, 50, 59, 62, 68])
  func theTimeStandsInTheLeftEar(top: Double) throws {
    var canvas = phone
    canvas.safeAreaTop = top
    let fills = try #require(
      TestScene.stage([], canvas: canvas).displayList(at: 0).nodes.last?.picture
    ).fills
    let ink = try #require(fills.first?.path.controlBox)
    #expect(ink.minX > 15 && ink.maxX < 130)
    #expect(ink.minY > 5 && ink.maxY < top)
  }

  /// 134 x 5 points, 8 above the bottom: at (393 - 134) / 2 = 129.5, on a device pixel 129.667 or
  /// 129.333, and 852 - 13 = 839.
  @Test(arguments: [
    (Color.white, Color.black), (Color(hex: 0xF2F2F7), .black), (.black, .white),
    (Color(hex: 0x003366), .white), (.clear, .black),
  ])
  func aHomeIndicatorStandsOutFromTheGround(_ ground: Color, _ ink: Color) throws {
    var canvas = phone
    canvas.backgroundColor = ground
    let nodes = try TestScene.stage([], canvas: canvas).displayList(at: 0).nodes
    let fills = try #require(nodes.dropLast().last?.picture).fills
    let bar = try #require(fills.last)
    let box = try #require(bar.path.controlBox)
    #expect(bar.color == ink)
    #expect(abs(box.midX - 393.0 / 2) <= 1.0 / 6 + 1e-9)
    #expect(abs(box.width - 134) < 1e-9 && abs(box.height - 5) < 1e-9)
    #expect(abs(box.maxY - (852 - 8)) < 1e-9)
  }

  @Test func aHomeIndicatorComesWithTheStatusBarOnPhonesThatHaveOne() throws {
    func kinds(_ statusBar: Canvas.StatusBar, bottom: Double) throws -> String {
      var canvas = phone
      canvas.statusBar = statusBar
      canvas.safeAreaBottom = bottom
      return try TestScene.stage([], canvas: canvas).displayList(at: 0).nodes.kinds
    }
    #expect(try kinds(.dark, bottom: 34) == "ppp", "ground, home indicator, status bar")
    #expect(try kinds(.dark, bottom: 0) == "pp")
    #expect(try kinds(.none, bottom: 34) == "p")
  }

  @Test func aRimCoversTheEdgeAndCutsTheCorners() throws {
    var canvas = phone
    canvas.hasBezel = true
    canvas.statusBar = .none
    let list = try TestScene.stage([], canvas: canvas).displayList(at: 0)
    let screen = Rect(x: 0, y: 0, width: 393, height: 852)
    #expect(list.clip == .roundedRect(screen, radius: 55, curve: .continuous))
    let rim = try #require(list.nodes.last?.picture).fills
    var ring = Path.rect(screen)
    ring.append(.roundedRect(screen.inset(dx: 4, dy: 4), radius: 51, curve: .continuous))
    #expect(rim.map(\.path) == [ring])
    #expect(rim.first?.rule == .evenOdd)
    #expect(try TestScene.stage([], canvas: phone).displayList(at: 0).clip == nil)
  }

  private func bar(_ bar: NavigationBar) -> View {
    let height = 59.0 + 44 + (bar.hasLargeTitle ? 52 : 0)
    return View(
      id: "nav", kind: .navigationBar(bar), frame: Rect(x: 0, y: 0, width: 393, height: height))
  }

  @Test func aNavigationBarBlursWhatIsBelowAndEndsInAHairline() throws {
    let nodes = try TestScene.stage([bar(NavigationBar(title: "Log in"))], canvas: phone)
      .displayList(at: 0).nodes
    #expect(nodes.kinds == "pbppp", "ground, blur, bar, home indicator, status bar")
    let backdrop = try #require(nodes.backdrops.first)
    #expect(backdrop.path == .rect(Rect(x: 0, y: 0, width: 393, height: 103)))
    #expect(backdrop.sigma == 10)
    #expect(
      backdrop.tint == Color(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94))
    let fills = try #require(nodes[2].picture).fills
    let hairline = Path.rect(Rect(x: 0, y: 103 - 1.0 / 3, width: 393, height: 1.0 / 3))
    #expect(fills.first(near: hairline)?.color == Color(white: 0, alpha: 0.3))
    let width = Expected.width("Log in", size: 17, weight: 600)
    let title = Expected.line(
      "Log in", size: 17, weight: 600, x: (393 - width) / 2,
      baseline: Expected.baseline(top: 59, height: 44, size: 17, scale: 3))
    #expect(fills.first(near: title) != nil)
  }

  @Test func aLargeTitleStandsBelowTheBar() throws {
    let nodes = try TestScene.stage(
      [bar(NavigationBar(title: "Log in", hasLargeTitle: true))], canvas: phone
    ).displayList(at: 0).nodes
    let title = Expected.line(
      "Log in", size: 34, weight: 700, x: 16,
      baseline: Expected.baseline(top: 103, height: 52, size: 34, scale: 3))
    #expect(try #require(nodes[2].picture).fills.first(near: title) != nil)
  }

  @Test func aBackButtonIsAChevronAndItsTitleInTheTintColour() throws {
    let nodes = try TestScene.stage(
      [bar(NavigationBar(title: "Log in", backTitle: "Home"))], canvas: phone
    ).displayList(at: 0).nodes
    let tinted = try #require(nodes[2].picture).fills
      .filter { $0.color == Color(hex: 0x007AFF) }.compactMap(\.path.controlBox)
    #expect(tinted.count == 2)
    #expect(tinted[0].maxX < tinted[1].minX)
    #expect(tinted.allSatisfy { $0.minX > 0 && $0.maxX < 393 / 2 })
    #expect(abs(tinted[0].midY - (59 + 22)) < 1e-9)
  }

  @Test func aShakenBarKeepsItsBlurInARootLayer() throws {
    let nodes = try TestScene.stage(
      [bar(NavigationBar(title: "x"))], canvas: phone, shaking: ["nav"]
    ).displayList(at: 0).nodes
    #expect(nodes.layers.first?.nodes.kinds == "bp")
  }

  @Test func aBarInsideALayerOfALayerIsTintedWithoutBlur() throws {
    let parent = TestScene.box(
      "a", Rect(x: 0, y: 0, width: 393, height: 852), children: [bar(NavigationBar(title: "x"))])
    let nodes = try TestScene.stage([parent], canvas: phone, shaking: ["a", "nav"])
      .displayList(at: 0).nodes
    let inner = try #require(nodes.layers.first?.nodes.layers.first)
    #expect(inner.nodes.kinds == "p")
    #expect(inner.nodes.allPictures.first?.fills.first?.color?.alpha == 0.94)
  }
}
