import Geometry
import MockKit
import Raster
import SceneModel
import ShakeEngine
import Testing
import Typography

/// Which part of a display list is text, and where it is.
@Suite struct TextInLists {
  private let frame = Rect(x: 20, y: 30, width: 100, height: 40)

  private func label(_ id: String? = nil, shadow: Shadow? = nil, pose: Pose = .identity) -> View {
    View(
      id: id, kind: .label(Label(text: "Ag", font: FontStyle(.regular, 17))), frame: frame,
      pose: pose, shadow: shadow)
  }

  /// The label's outline in the label's own coordinates.
  private var outline: Path {
    Expected.line(
      "Ag", size: 17, weight: 400, x: 0,
      baseline: Expected.baseline(top: 0, height: 40, size: 17, scale: 2))
  }

  /// The pixels around the label's outline.
  private func box(through transform: Transform) throws -> PixelRect {
    PixelRect(covering: transform.boundingBox(of: try #require(outline.controlBox)))
  }

  private let device = Transform.scale(x: 2, y: 2)

  @Test func aLineIsWhereItsOutlineIs() throws {
    let places = try TestScene.stage([label()]).displayList(at: 0).textPlaces
    #expect(places.lines == [try box(through: device * .translation(x: 20, y: 30))])
    #expect(places.echoes.isEmpty)
  }

  @Test(arguments: [0.0, 0.06, 0.1, 0.31, 0.6]) func aShakenLineIsWhereItHasMoved(
    time: Double
  ) throws {
    let stage = try TestScene.stage([label("a")], shaking: ["a"])
    let x = stage.scene.timeline.pose(of: "a", at: time).x
    let places = stage.displayList(at: time).textPlaces
    #expect(places.lines == [try box(through: device * .translation(x: 20 + x, y: 30))])
  }

  /// Turned lines stand on no row of pixels, so their baselines are not aligned to one.
  @Test func aTurnedLineIsInsideItsRectangle() throws {
    let pose = Pose(x: 10, rotation: 0.4, scaleX: 1.5)
    let lines = try TestScene.stage([label(pose: pose)]).displayList(at: 0).textPlaces.lines
    // About the label's middle.
    let turn =
      device * .translation(x: 80, y: 50) * .rotation(0.4) * .scale(x: 1.5, y: 1)
      * .translation(x: -50, y: -20)
    let box = try box(through: turn)
    #expect(lines.count == 1)
    #expect(lines[0].expanded(by: 1).contains(box) && box.expanded(by: 1).contains(lines[0]))
  }

  @Test func eachOfSeveralLinesHasItsRectangle() throws {
    var view = View(kind: .label(Label(text: "Ag\nAg\nAg", lines: 0)), frame: frame)
    view.frame.size.height = 70
    let lines = try TestScene.stage([view]).displayList(at: 0).textPlaces.lines
    #expect(lines.count == 3)
    #expect(lines.map(\.minY) == lines.map(\.minY).sorted() && Set(lines).count == 3)
    #expect(Set(lines.map(\.minX)).count == 1)
  }

  @Test func whatIsCutAwayOrOutsideOfTheCanvasIsNowhere() throws {
    var window = View(
      kind: .view, frame: Rect(x: 0, y: 0, width: 25, height: 60), masksToBounds: true,
      children: [label()])
    var lines = try TestScene.stage([window]).displayList(at: 0).textPlaces.lines
    #expect(lines.count == 1 && lines[0].maxX == 50)
    window.frame.size.width = 15
    lines = try TestScene.stage([window]).displayList(at: 0).textPlaces.lines
    #expect(lines.isEmpty)
    var outside = label()
    outside.frame.origin.x = 500
    #expect(try TestScene.stage([outside]).displayList(at: 0).textPlaces.lines.isEmpty)
  }

  /// A picture's shadow and a moving layer's.
  @Test(arguments: [[], ["a"]]) func aShadowOfTextIsAnEcho(shaking: [String]) throws {
    let shadow = Shadow(color: .black, radius: 2, offset: Point(x: 0, y: 5))
    let stage = try TestScene.stage([label("a", shadow: shadow)], shaking: shaking)
    let places = stage.displayList(at: 0).textPlaces
    let line = try box(through: device * .translation(x: 20, y: 30))
    #expect(places.lines == [line])
    // A Gaussian of four pixels is drawn as far as three of its deviations.
    let reached = line.offset(dx: 0, dy: 10).expanded(by: 12)
    #expect(places.echoes.count == 1 && places.echoes[0].contains(reached))
    #expect(reached.expanded(by: 20).contains(places.echoes[0]))
  }

  @Test func aBlurOfTextIsAnEchoInsideOfTheBlur() throws {
    let canvas = Canvas(size: Size(width: 320, height: 480), scale: 2)
    let hud = HUD(mode: .text, label: "Wait", minSize: Size(width: 100, height: 100))
    func places(_ frame: Rect) throws -> TextPlaces {
      let view = View(kind: .label(Label(text: "Ag")), frame: frame)
      return try TestScene.stage(
        [view], canvas: canvas,
        events: [ScheduledEvent(id: nil, start: 0, end: 9, action: .hud(hud))]
      ).displayList(at: 5).textPlaces
    }
    let near = try places(Rect(x: 120, y: 220, width: 60, height: 30))
    #expect(near.lines.count == 2, "the label's and the HUD's")
    // In pixels of the canvas's middle, 320 and 480.
    let bezel = PixelRect(minX: 220, minY: 380, maxX: 420, maxY: 580)
    #expect(near.echoes.count == 1)
    #expect(bezel.contains(near.echoes[0]) && near.echoes[0].width > near.lines[0].width)
    #expect(try places(Rect(x: 0, y: 0, width: 60, height: 30)).echoes.isEmpty, "too far away")
  }

  /// One view of each kind that has text, in a box that does not depend on it.
  private func texts(_ text: String, focused: [Bool] = [true, false]) -> [View] {
    let fields = TextField.BorderStyle.allCases.flatMap { style in
      focused.flatMap { isFocused in
        [text, "", " "].map {
          TextField(text: $0, placeholder: text, isFocused: isFocused, borderStyle: style)
        }
      }
    }
    let kinds: [View.Kind] =
      [
        .label(Label(text: text, lines: 0)), .keyboard,
        .segmentedControl(SegmentedControl(style: .ios7, segments: [text, "b"], selectedIndex: 0)),
        .segmentedControl(SegmentedControl(segments: [text, "b"], selectedIndex: 1)),
        .navigationBar(NavigationBar(title: text, backTitle: text)),
        .navigationBar(NavigationBar(title: text, hasLargeTitle: true)),
      ] + fields.map { .textField($0) }
      + Button.Style.allCases.map { .button(Button(style: $0, title: text, highlightedTitle: "b")) }
    return kinds.enumerated().map { index, kind in
      View(
        id: "\(index)", kind: kind, frame: Rect(x: 5, y: Double(index), width: 90, height: 44),
        pose: Pose(opacity: index % 2 == 0 ? 1 : 0.5))
    }
  }

  private func stage(_ views: [View], fonts: FontLibrary) throws -> Stage {
    let hud = HUD(
      mode: .text, label: "Wait", detailsLabel: "a", minSize: Size(width: 150, height: 150))
    let actions: [ScheduledEvent.Action] = [
      .touch(view: "\(views.count - 1)"), .hud(hud), .alert(Alert(title: "Sorry", message: "No")),
    ]
    let canvas = Canvas(size: Size(width: 320, height: 568), scale: 2, statusBar: .dark)
    let scene = try TestScene.make(
      views, canvas: canvas, shaking: ["0", "9"],
      events: actions.map { ScheduledEvent(id: nil, start: 0, end: 9, action: $0) })
    return Stage(scene: scene, fonts: fonts)
  }

  @Test func whatIsLeftWithoutTextIsTheSameInAnyFont() throws {
    let lists = try [FontLibrary.system(), FontLibrary(families: ["DejaVu Sans"])].map { fonts in
      try stage(texts("Password"), fonts: fonts).displayList(at: 1)
    }
    var remover = TextRemover()
    let rests = lists.map { remover.removingText(from: $0) }
    let (whole, rest) = (
      lists.map { $0.nodes.allPictures.map(\.fills) },
      rests.map { $0.nodes.allPictures.map(\.fills) }
    )
    #expect(whole[0] != whole[1], "the fonts are different ones")
    #expect(rest[0] == rest[1])
    #expect(rest[0].joined().count > 100)
    #expect(rests.map(\.textPlaces.lines) == [[], []])
    #expect(rests.map(\.textPlaces.echoes) == [[], []])
  }

  /// A caret is removed with the text that it stands behind, and may be in one place in two fonts.
  @Test func onlyWhatAnotherFontDrawsOtherwiseIsRemoved() throws {
    let views = texts("Password", focused: [false])
    let lists = try [FontLibrary.system(), FontLibrary(families: ["DejaVu Sans"])].map { fonts in
      try stage(views, fonts: fonts).displayList(at: 1)
    }
    let fills = lists.map { $0.nodes.allPictures.flatMap(\.fills) }
    try #require(fills[0].count == fills[1].count)
    var remover = TextRemover()
    let rest = remover.removingText(from: lists[0])
    #expect(
      rest.nodes.allPictures.flatMap(\.fills)
        == zip(fills[0], fills[1]).filter { $0 == $1 }.map(\.0))
    #expect(rest.nodes.kinds == lists[0].nodes.kinds)
    #expect(rest.nodes.allLayerIDs == lists[0].nodes.allLayerIDs)
    #expect(rest.nodes.allPictures.map(\.bounds) == lists[0].nodes.allPictures.map(\.bounds))
  }

  @Test func thePictureOfManyListsStaysOnePicture() throws {
    let stage = try TestScene.stage([TestScene.box(), label("a")], shaking: ["a"])
    var remover = TextRemover()
    let lists = [0.1, 0.2].map { stage.displayList(at: $0) }
    let rests = lists.map { remover.removingText(from: $0).nodes.allPictures }
    #expect(rests[0].count == 2)
    #expect(zip(rests[0], rests[1]).allSatisfy { $0 === $1 })
    #expect(rests[0][0] === lists[0].nodes.allPictures[0], "without text nothing is made anew")
    #expect(rests[0][1].items.isEmpty)
  }
}

extension PixelRect {
  fileprivate func contains(_ other: PixelRect) -> Bool { intersection(other) == other }
}
