import Geometry
import MockKit
import Raster
import SceneModel
import Testing

/// UISegmentedControl in its two looks.
@Suite struct SegmentedControlDrawing {
  private let purple = Color(hex: 0x800080)

  private func picture(
    _ control: SegmentedControl, frame: Rect, canvas: Canvas = TestScene.canvas
  ) throws -> Picture {
    let view = View(
      kind: .segmentedControl(control), frame: frame, tintColor: purple)
    return try #require(
      TestScene.stage([view], canvas: canvas).displayList(at: 0).nodes.first?.picture)
  }

  @Test func theOldLookFillsTheSelectedSegmentAndDividesTheOthers() throws {
    let frame = Rect(x: 10, y: 20, width: 160, height: 29)
    let control = SegmentedControl(
      style: .ios7, segments: ["a", "b", "c", "d"], selectedIndex: 1)
    let picture = try picture(control, frame: frame)
    let fills = picture.fills.dropFirst()
    // Segments are 40 wide; only the divider at 130 has no selected neighbour.
    #expect(
      fills.map(\.path).contains { $0.isNear(.rect(Rect(x: 50, y: 20, width: 40, height: 29))) })
    let dividers = fills.filter {
      $0.path.isNear(.rect(Rect(x: 129.5, y: 20, width: 1, height: 29)))
    }
    #expect(dividers.count == 1)
    #expect(fills.count == 1 + 1 + 4 + 1, "fill, divider, four titles, outline")
    #expect(fills.map(\.color).filter { $0 == .white }.count == 1, "the selected title")
    var outline = Path.roundedRect(frame, radius: 4, curve: .circular)
    outline.append(.roundedRect(frame.inset(dx: 1, dy: 1), radius: 3, curve: .circular))
    #expect(fills.last?.path.isNear(outline) == true)
    #expect(fills.last?.color == purple)
    let clip = picture.items.groups.compactMap(\.clip)
    #expect(
      clip == [
        .roundedRect(
          Rect(x: 0.5, y: 0.5, width: 159, height: 28), radius: 3.5, curve: .circular)
      ])
  }

  @Test func theNewLookRaisesAThumbUnderTheSelectedSegment() throws {
    let frame = Rect(x: 10, y: 20, width: 160, height: 32)
    let control = SegmentedControl(
      style: .ios13, segments: ["a", "b", "c", "d"], selectedIndex: 1)
    let picture = try picture(control, frame: frame)
    let fills = picture.fills.dropFirst()
    #expect(fills.first?.path.isNear(.roundedRect(frame, radius: 8, curve: .circular)) == true)
    let thumb = Path.roundedRect(
      Rect(x: 52, y: 22, width: 36, height: 28), radius: 6.93, curve: .circular)
    #expect(fills.first { $0.path.isNear(thumb) }?.color == .white)
    #expect(picture.items.shadows().map(\.sigma) == [4, 0.5])
    let separators = fills.filter {
      $0.path.isNear(.rect(Rect(x: 129.5, y: 26, width: 1, height: 20)))
    }
    #expect(separators.count == 1)
    #expect(fills.count == 1 + 1 + 2 + 4, "track, separator, outline and thumb, four titles")
  }

  @Test func theDarkThumbIsGrey() throws {
    let dark = Canvas(size: TestScene.canvas.size, scale: 2, appearance: .dark)
    let picture = try picture(
      SegmentedControl(style: .ios13, segments: ["a"], selectedIndex: 0),
      frame: Rect(x: 0, y: 0, width: 60, height: 32), canvas: dark)
    #expect(picture.fills.contains { $0.color == Color(hex: 0x636366) })
  }

  @Test(arguments: SegmentedControl.Style.allCases, [-1, 0, 7])
  func noOrAnUnknownSelectionIsDrawnWithoutOne(
    style: SegmentedControl.Style, selected: Int
  ) throws {
    let control = SegmentedControl(style: style, segments: ["a", "b"], selectedIndex: selected)
    let picture = try picture(control, frame: Rect(x: 0, y: 0, width: 60, height: 30))
    #expect(picture.items.shadows().isEmpty == (style == .ios7 || selected != 0))
  }

  @Test(arguments: SegmentedControl.Style.allCases)
  func oneOrNoSegmentIsNoTrap(style: SegmentedControl.Style) throws {
    for segments in [[], ["a"]] {
      let control = SegmentedControl(style: style, segments: segments, selectedIndex: 0)
      _ = try picture(control, frame: Rect(x: 0, y: 0, width: 3, height: 3))
    }
  }
}
