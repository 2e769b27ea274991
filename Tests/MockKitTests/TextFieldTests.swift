import Geometry
import MockKit
import Raster
import SceneModel
import Testing
import Typography

/// UITextField: frames, insets, dots, placeholder, caret.
@Suite struct TextFieldDrawing {
  private let frame = Rect(x: 20, y: 30, width: 160, height: 34)

  private func fills(
    _ field: TextField, frame: Rect? = nil, canvas: Canvas = TestScene.canvas
  ) throws -> [DrawnFill] {
    let view = View(kind: .textField(field), frame: frame ?? self.frame)
    let nodes = try TestScene.stage([view], canvas: canvas).displayList(at: 0).nodes
    #expect(nodes.kinds == "p")
    return Array(try #require(nodes[0].picture).fills.dropFirst())
  }

  @Test(arguments: [1, 2, 3])
  func aRoundedFieldHasAOnePixelRingOverItsFill(scale: Int) throws {
    let canvas = Canvas(size: Size(width: 200, height: 100), scale: scale)
    let fills = try fills(TextField(borderStyle: .roundedRect), canvas: canvas)
    let pixel = 1 / Double(scale)
    var ring = Path.roundedRect(frame, radius: 5, curve: .circular)
    ring.append(
      Path.roundedRect(
        frame.inset(dx: pixel, dy: pixel), radius: 5 - pixel, curve: .circular))
    #expect(fills.count == 2)
    #expect(fills[0].path.isNear(.roundedRect(frame, radius: 5, curve: .circular)))
    #expect(fills[0].color == .white)
    #expect(fills[1].path.isNear(ring))
    #expect(fills[1].rule == .evenOdd)
    #expect(fills[1].color == Color(white: 0, alpha: 0.2))
  }

  @Test func aDisabledRoundedFieldIsOffWhite() throws {
    let fills = try fills(TextField(isEnabled: false, borderStyle: .roundedRect))
    #expect(fills.first?.color == Color(hex: 0xFAFAFA))
  }

  @Test func aDarkRoundedFieldIsBlackWithALightRing() throws {
    let dark = Canvas(size: TestScene.canvas.size, scale: 2, appearance: .dark)
    let fills = try fills(TextField(borderStyle: .roundedRect), canvas: dark)
    #expect(fills.map(\.color) == [.black, Color(white: 1, alpha: 0.2)])
  }

  @Test(arguments: [
    (TextField.BorderStyle.none, 0.0, 0), (.line, 2, 1), (.bezel, 4, 2), (.roundedRect, 7, 2),
  ])
  func theBorderStyleSetsInsetAndFrame(
    style: TextField.BorderStyle, inset: Double, frameParts: Int
  ) throws {
    let fills = try fills(TextField(text: "abc", borderStyle: style))
    #expect(fills.count == frameParts + 1)
    let text = Expected.line(
      "abc", size: 17, weight: 400, x: 20 + inset,
      baseline: Expected.baseline(top: 30, height: 34, size: 17, scale: 2))
    #expect(fills.first(near: text)?.color == .black)
  }

  @Test func baselinesLieOnWholeDevicePixelsAndXIsLeftAsItIs() throws {
    // 30.1 + (34 - 20.287) / 2 + 16.186 = 53.14 points: 106.29 pixels become 106.
    let fills = try fills(
      TextField(text: "abc"), frame: Rect(x: 20.17, y: 30.1, width: 160, height: 34))
    let text = Expected.line("abc", size: 17, weight: 400, x: 20.17, baseline: 53)
    #expect(fills.first(near: text) != nil)
  }

  @Test func dotsStandForASecureText() throws {
    let fills = try fills(TextField(text: "h\u{E9}ll\u{1F469}\u{200D}\u{1F4BB}", isSecure: true))
    let dots = Expected.line(
      "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}", size: 17, weight: 400, x: 20,
      baseline: Expected.baseline(top: 30, height: 34, size: 17, scale: 2))
    #expect(fills.first(near: dots) != nil, "one dot a character, however many scalars it has")
  }

  @Test func aPlaceholderShowsWhileNothingIsTyped() throws {
    let placeholder = Color(hex: 0x3C3C43, alpha: 76.0 / 255)
    #expect(try fills(TextField(placeholder: "abc")).map(\.color) == [placeholder])
    #expect(
      try fills(TextField(text: "x", placeholder: "abc")).map(\.color) == [Color.black])
    #expect(try fills(TextField()).isEmpty)
  }

  @Test(arguments: [
    (TextAlignment.natural, 0.0), (.left, 0), (.center, 0.5), (.right, 1),
  ])
  func textIsAligned(alignment: TextAlignment, share: Double) throws {
    let width = Expected.width("abc", size: 17, weight: 700)
    let fills = try fills(
      TextField(text: "abc", font: FontStyle(.bold, 17), textAlignment: alignment))
    let text = Expected.line(
      "abc", size: 17, weight: 700, x: 20 + (160 - width) * share,
      baseline: Expected.baseline(top: 30, height: 34, size: 17, scale: 2))
    #expect(fills.first(near: text) != nil)
  }

  @Test func theCaretStandsBehindTheText() throws {
    let field = TextField(text: "abc", isFocused: true)
    let caret = try #require(try fills(field).last)
    let box = try #require(caret.path.controlBox)
    let end = 20 + Expected.width("abc", size: 17, weight: 400)
    #expect(box.minX == (end * 2).rounded() / 2)
    #expect(box.width == 2)
    #expect(abs(box.height - 20.5) < 1e-9, "20.287 points, up to a whole pixel")
    #expect(caret.color == Color(hex: 0x007AFF))
  }

  @Test func theCaretStandsBeforeAPlaceholder() throws {
    let fills = try fills(TextField(placeholder: "abc", isFocused: true))
    #expect(fills.count == 2)
    #expect(fills.last?.path.controlBox?.minX == 20)
  }

  @Test func aLongTextWhileTypingKeepsItsCaretInTheField() throws {
    let text = String(repeating: "wide ", count: 40)
    let view = View(
      kind: .textField(TextField(text: text, isFocused: true)), frame: frame)
    let picture = try #require(
      TestScene.stage([view]).displayList(at: 0).nodes.first?.picture)
    let caret = try #require(picture.fills.last?.path.controlBox)
    #expect(caret.maxX <= frame.maxX + 0.5)
    #expect(caret.minX >= frame.maxX - 3)
    #expect(picture.items.groups.compactMap(\.clip).count == 1, "cut to the field")
  }

  @Test func aLongTextAtRestEndsInsideTheField() throws {
    let fills = try fills(TextField(text: String(repeating: "wide ", count: 40)))
    let box = try #require(fills.first?.path.controlBox)
    #expect(box.maxX <= frame.maxX)
    #expect(box.maxX > frame.maxX - 30)
  }

  @Test func theViewsOwnBoxTakesTheStylesPlace() throws {
    let view = View(
      kind: .textField(TextField(borderStyle: .roundedRect)), frame: frame,
      backgroundColor: Color(hex: 0x112233), cornerRadius: 12, cornerCurve: .continuous,
      borderWidth: 3, borderColor: Color(hex: 0x445566))
    let picture = try #require(
      TestScene.stage([view]).displayList(at: 0).nodes.first?.picture)
    let fills = picture.fills.dropFirst()
    #expect(fills.map(\.color) == [Color(hex: 0x112233), Color(hex: 0x445566)])
    #expect(
      fills.first?.path.isNear(.roundedRect(frame, radius: 12, curve: .continuous)) == true)
  }
}
