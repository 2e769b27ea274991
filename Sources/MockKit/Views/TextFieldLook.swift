import Geometry
import Raster
import SceneModel
import Typography

/// UITextField: a frame by its border style, one line of text or the placeholder, and a caret.
struct TextFieldLook: ViewLook {
  let field: TextField
  let tintColor: Color

  func chrome(in context: DrawingContext) -> Chrome {
    let metrics = context.metrics.textField
    switch field.borderStyle {
    case .none, .bezel: return Chrome()
    case .line:
      return Chrome(
        borderWidth: metrics.lineWidth, borderColor: context.color(metrics.lineBorder))
    case .roundedRect:
      return Chrome(
        background: context.color(field.isEnabled ? metrics.fill : metrics.disabledFill),
        cornerRadius: metrics.cornerRadius, borderWidth: context.grid.pixel,
        borderColor: context.color(metrics.border))
    }
  }

  func contents(in bounds: Rect, context: DrawingContext) -> Draft {
    let box = bounds.inset(dx: textInset(context.metrics.textField), dy: 0)
    var draft = Draft()
    if field.borderStyle == .bezel { draft.append(.items(bezel(bounds, context: context))) }
    guard box.width > 0 else { return draft }
    draft.append(.items(field.isFocused ? focusedText(box, context) : restingText(box, context)))
    return draft
  }

  private func textInset(_ metrics: TextFieldMetrics) -> Double {
    switch field.borderStyle {
    case .none: 0
    case .line: metrics.lineTextInset
    case .bezel: metrics.bezelTextInset
    case .roundedRect: metrics.textInset
    }
  }

  /// What was typed, as it is seen.
  private var visibleText: String {
    field.isSecure ? String(repeating: "\u{2022}", count: field.text.count) : field.text
  }

  private func restingText(_ box: Rect, _ context: DrawingContext) -> [DisplayItem] {
    if field.text.isEmpty {
      return context.line(
        field.placeholder, field.font, context.color(.placeholderText),
        alignment: field.textAlignment, in: box)
    }
    return context.line(
      visibleText, field.font, field.textColor, alignment: field.textAlignment, in: box)
  }

  /// While typing the text is not shortened: it moves so that the caret behind it stays in sight.
  private func focusedText(_ box: Rect, _ context: DrawingContext) -> [DisplayItem] {
    let metrics = context.metrics.textField
    let line = context.naturalLine(visibleText, field.font)
    let room = Rect(
      x: box.minX, y: box.minY, width: max(0, box.width - metrics.caretWidth), height: box.height)
    let overflows = line.width > room.width
    let x =
      overflows
      ? (line.isRightToLeft ? box.minX + metrics.caretWidth : room.maxX - line.width)
      : field.textAlignment.x(of: line, in: room)
    let caretX = line.isRightToLeft ? x - metrics.caretWidth : x + line.width
    let caret = caret(x: caretX, in: box, context)
    if field.text.isEmpty { return restingText(box, context) + [caret] }
    // The caret stands where the text ends, so it is the font's as well.
    guard !line.path.isEmpty else { return [.text([caret])] }
    let lineMetrics = LineMetrics.systemFont(size: field.font.size)
    let y = context.grid.alignedY(box.minY + lineMetrics.baseline(inBoxOfHeight: box.height))
    let text = DisplayItem.fill(
      line.path.transformed(by: .translation(x: x, y: y)), field.textColor)
    return [.text([text], clip: overflows ? .rect(box) : nil), .text([caret])]
  }

  private func caret(x: Double, in box: Rect, _ context: DrawingContext) -> DisplayItem {
    let metrics = context.metrics.textField
    let height = min(LineMetrics.systemFont(size: field.font.size).lineHeight, box.height)
    let rect = Rect(
      x: context.grid.alignedX(x), y: context.grid.alignedY(box.midY - height / 2),
      width: metrics.caretWidth, height: context.grid.roundedUp(height))
    return .fill(BoxShape(rect, radius: metrics.caretRadius).path, tintColor)
  }

  /// An edge that looks pressed in: shaded above and left, lit below and right.
  private func bezel(_ bounds: Rect, context: DrawingContext) -> [DisplayItem] {
    let metrics = context.metrics.textField
    let inner = bounds.inset(dx: metrics.bezelWidth, dy: metrics.bezelWidth)
    guard !inner.isEmpty else { return [] }
    func corner(_ through: (outer: Point, inner: Point)) -> Path {
      let ends = (
        (Point(x: bounds.minX, y: bounds.maxY), Point(x: inner.minX, y: inner.maxY)),
        (Point(x: bounds.maxX, y: bounds.minY), Point(x: inner.maxX, y: inner.minY))
      )
      var path = Path()
      path.move(to: ends.0.0)
      path.line(to: through.outer)
      path.line(to: ends.1.0)
      path.line(to: ends.1.1)
      path.line(to: through.inner)
      path.line(to: ends.0.1)
      path.close()
      return path
    }
    return [
      .fill(corner((bounds.origin, inner.origin)), context.color(metrics.bezelShade)),
      .fill(
        corner(
          (Point(x: bounds.maxX, y: bounds.maxY), Point(x: inner.maxX, y: inner.maxY))),
        context.color(metrics.bezelLight)),
    ]
  }
}
