import Geometry
import MockKit
import Raster
import SceneModel
import ShakeEngine
import Testing

/// Pictures' bounds hold all that the pictures paint, and odd texts break nothing.
@Suite struct PictureBounds {
  /// One view of every kind, turned, shadowed and nested.
  private func everything(_ text: String) throws -> [View] {
    let image = try #require(Pixmap(width: 30, height: 10))
    let kinds: [View.Kind] =
      [
        .view, .label(Label(text: text, lines: 0)), .toggle(isOn: true),
        .image(ImageView(image: image, contentMode: .aspectFill)),
        .segmentedControl(SegmentedControl(style: .ios7, segments: [text, "b"], selectedIndex: 0)),
        .segmentedControl(
          SegmentedControl(style: .ios13, segments: [text, "b"], selectedIndex: 0)),
        .navigationBar(NavigationBar(title: text, backTitle: text)), .keyboard,
      ]
      + TextField.BorderStyle.allCases.map {
        .textField(TextField(text: text, isFocused: true, borderStyle: $0))
      }
      + Button.Style.allCases.map { .button(Button(style: $0, title: text)) }
    return kinds.enumerated().map { index, kind in
      let turn = Pose(rotation: Double(index) / 5, scaleX: 1.2, opacity: index % 2 == 0 ? 1 : 0.5)
      return View(
        kind: kind, frame: Rect(x: 5 * Double(index), y: 10, width: 70, height: 30), pose: turn,
        borderWidth: 2,
        shadow: Shadow(color: .black, radius: 3, offset: Point(x: 4, y: 5)),
        children: [View(kind: kind, frame: Rect(x: 60, y: 20, width: 50, height: 40))])
    }
  }

  @Test func boundsHoldEveryFillImageAndShadow() throws {
    let stage = try TestScene.stage(
      try everything("Password"),
      events: [
        ScheduledEvent(
          id: nil, start: 0, end: 9,
          action: .hud(HUD(mode: .indeterminate, label: "x", detailsLabel: "y"))),
        ScheduledEvent(id: nil, start: 0, end: 9, action: .alert(Alert(title: "x"))),
      ])
    var checked = 0
    for picture in stage.displayList(at: 1).nodes.allPictures {
      for box in picture.items.paintedBoxes(.identity) {
        #expect(picture.bounds.contains(box))
        checked += 1
      }
    }
    #expect(checked > 100)
  }

  @Test(arguments: [
    "", "   ", "\t", "a\r\nb", "\u{0}", "\u{FEFF}", "\u{200B}", "\u{202E}abc", "\u{301}",
    "\u{10FFFD}", "\u{1F469}\u{200D}\u{1F4BB}", String(repeating: "\u{301}", count: 500),
  ])
  func oddTextsAreDrawnInEveryView(text: String) throws {
    let stage = try TestScene.stage(
      try everything(text),
      events: [
        ScheduledEvent(
          id: nil, start: 0, end: 9, action: .hud(HUD(label: text, detailsLabel: text))),
        ScheduledEvent(
          id: nil, start: 0, end: 9,
          action: .alert(Alert(title: text, message: text, buttons: [text]))),
      ])
    let pictures = stage.displayList(at: 1).nodes.allPictures
    #expect(!pictures.isEmpty)
    #expect(pictures.allSatisfy { $0.bounds.isFinite && !$0.bounds.isEmpty })
  }

  @Test func blankTextsLeaveNoInk() throws {
    for text in ["", "   ", "\t", "\u{0}", "\u{FEFF}", "\u{200B}"] {
      let view = View(
        kind: .label(Label(text: text)), frame: Rect(x: 0, y: 0, width: 100, height: 20))
      let picture = try #require(TestScene.stage([view]).displayList(at: 0).nodes.first?.picture)
      #expect(picture.fills.count == 1, "the canvas alone")
    }
  }

  @Test func aMissingCharacterIsABoxAndAWarning() throws {
    let view = View(
      kind: .label(Label(text: "A\u{10FFFD}B")), frame: Rect(x: 0, y: 0, width: 100, height: 20))
    let stage = try TestScene.stage([view])
    #expect(stage.warnings.contains { $0.contains("10FFFD") || $0.contains("\u{10FFFD}") })
  }

  @Test func anEndlessLabelEndsInItsFrame() throws {
    let view = View(
      kind: .label(Label(text: String(repeating: "x", count: 100_000))),
      frame: Rect(x: 0, y: 0, width: 100, height: 20))
    let picture = try #require(TestScene.stage([view]).displayList(at: 0).nodes.first?.picture)
    let ink = try #require(picture.fills.last?.path.controlBox)
    #expect(ink.maxX <= 101)
  }
}

extension [DisplayItem] {
  /// A box for each fill, image and shadow at any depth, without what a clip cuts.
  fileprivate func paintedBoxes(_ transform: Transform) -> [Rect] {
    flatMap { item -> [Rect] in
      switch item {
      case .fill(let path, rule: _, paint: _):
        return [path.controlBox].compactMap { $0.map(transform.boundingBox) }
      case .image(_, in: let rect): return [transform.boundingBox(of: rect)]
      case .shadow(of: let items, let silhouette):
        // Three standard deviations around the moved caster.
        return items.paintedBoxes(.identity).map {
          transform.boundingBox(
            of: $0.offset(by: silhouette.offset)
              .inset(dx: -3 * silhouette.sigma, dy: -3 * silhouette.sigma))
        }
      case .group(let group):
        guard group.clip == nil else { return [] }
        return group.items.paintedBoxes(transform * group.transform)
      }
    }
  }
}
