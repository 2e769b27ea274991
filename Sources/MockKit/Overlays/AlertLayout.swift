import Geometry
import SceneModel
import Typography

/// Where an alert's box and its parts are, in points of the canvas.
struct AlertLayout: Sendable {
  /// The rounded box, in the middle of the canvas.
  let box: Rect
  /// The title's box; nil without a title.
  let title: Rect?
  /// The message's box; nil without a message.
  let message: Rect?
  /// The buttons' boxes: two stand side by side, more under each other.
  let buttons: [Rect]
  /// The lines above and between the buttons.
  let hairlines: [Rect]

  /// Measures the texts and stacks what there is.
  init(_ alert: Alert, context: DrawingContext) {
    let metrics = context.metrics.alert
    let grid = context.grid
    let textWidth = metrics.width - 2 * metrics.padding
    func height(_ text: String, _ font: FontStyle) -> Double? {
      guard !text.isEmpty else { return nil }
      let block = context.block(text, font, width: textWidth, maximumLines: 0)
      return grid.roundedUp(
        LineMetrics.systemFont(size: font.size).lineHeight * Double(block.lines.count))
    }
    let titleHeight = height(alert.title, metrics.titleFont)
    let messageHeight = height(alert.message, metrics.messageFont)
    let gap = titleHeight != nil && messageHeight != nil ? metrics.gap : 0
    let textHeight = (titleHeight ?? 0) + gap + (messageHeight ?? 0)
    let wordsHeight = textHeight > 0 ? textHeight + 2 * metrics.padding : 0
    let rows = alert.buttons.count == 2 ? 1 : alert.buttons.count
    let rowHeight = metrics.buttonHeight + grid.pixel
    let size = Size(width: metrics.width, height: wordsHeight + rowHeight * Double(rows))
    let canvas = context.canvas.size
    let box = Rect(
      origin: Point(
        x: grid.alignedX((canvas.width - size.width) / 2),
        y: grid.alignedY((canvas.height - size.height) / 2)), size: size)

    let textX = box.minX + metrics.padding
    let textY = box.minY + metrics.padding
    self.box = box
    title = titleHeight.map { Rect(x: textX, y: textY, width: textWidth, height: $0) }
    message = messageHeight.map {
      Rect(x: textX, y: textY + (titleHeight ?? 0) + gap, width: textWidth, height: $0)
    }
    var hairlines: [Rect] = []
    var buttons: [Rect] = []
    for row in 0..<rows {
      let y = box.minY + wordsHeight + rowHeight * Double(row)
      let line = Rect(
        x: box.minX, y: grid.alignedY(y), width: box.width, height: grid.pixel)
      hairlines.append(line)
      buttons.append(
        Rect(x: box.minX, y: line.maxY, width: box.width, height: metrics.buttonHeight))
    }
    if alert.buttons.count == 2, let row = buttons.first {
      let x = grid.alignedX(row.midX - grid.pixel / 2)
      hairlines.append(Rect(x: x, y: row.minY, width: grid.pixel, height: row.height))
      buttons = [
        Rect(x: row.minX, y: row.minY, width: x - row.minX, height: row.height),
        Rect(
          x: x + grid.pixel, y: row.minY, width: row.maxX - x - grid.pixel, height: row.height),
      ]
    }
    self.hairlines = hairlines
    self.buttons = buttons
  }
}
