import Geometry
import Raster
import SceneModel

/// A simplified iPhone keyboard: four rows of keys with letters. A board with room for it has a
/// globe and a microphone below them, and leaves what is left to the home indicator.
struct KeyboardLook: ViewLook {
  /// A key of the board.
  private struct Key {
    /// What is written on it; empty for an icon.
    var title = ""
    /// What is drawn on it.
    var icon: KeyIcon?
    /// Its width in letter keys.
    var width = 1.0
    /// Whether it types what is written on it.
    var types = true
  }

  private static let rows: [[Key]] = [
    "QWERTYUIOP".map { Key(title: String($0)) },
    "ASDFGHJKL".map { Key(title: String($0)) },
    [Key(icon: .shift, width: 1.5, types: false)]
      + "ZXCVBNM".map { Key(title: String($0)) }
      + [Key(icon: .delete, width: 1.5, types: false)],
    [
      Key(title: "123", width: 2.5, types: false), Key(title: "space", width: 5),
      Key(title: "return", width: 2.5, types: false),
    ],
  ]

  /// The longest row, in letter keys.
  private static let columns = 10.0

  func chrome(in context: DrawingContext) -> Chrome {
    Chrome(background: context.color(context.metrics.keyboard.board))
  }

  func contents(in bounds: Rect, context: DrawingContext) -> Draft {
    let metrics = context.metrics.keyboard
    // A rim would cover the outer keys' edges.
    let rim = context.canvas.hasBezel ? context.metrics.bezel.width : 0
    let board = bounds.inset(dx: rim, dy: 0)
    let unit = max(0, board.width) / Self.columns
    var items: [DisplayItem] = []
    for (index, row) in Self.rows.enumerated() {
      var x = board.midX - unit * row.reduce(0) { $0 + $1.width } / 2
      let y = board.minY + metrics.rowHeight * Double(index)
      for key in row {
        let cell = Rect(x: x, y: y, width: unit * key.width, height: metrics.rowHeight)
        items += draw(key, in: cell, context: context)
        x += cell.width
      }
    }
    return Draft([.items(items + strip(of: board, context: context))])
  }

  /// Globe and microphone below the rows, where there is room.
  private func strip(of board: Rect, context: DrawingContext) -> [DisplayItem] {
    let metrics = context.metrics.keyboard
    let top = board.minY + metrics.rowHeight * Double(Self.rows.count)
    guard board.maxY - top >= metrics.stripHeight else { return [] }
    let side = 2 * metrics.stripIconInset
    let left = Rect(x: board.minX, y: top, width: side, height: metrics.stripHeight)
    let right = left.offset(by: Point(x: board.width - side, y: 0))
    let color = context.color(.label)
    return KeyIcon.globe.items(in: left, metrics: metrics, color: color)
      + KeyIcon.microphone.items(in: right, metrics: metrics, color: color)
  }

  private func draw(_ key: Key, in cell: Rect, context: DrawingContext) -> [DisplayItem] {
    let metrics = context.metrics.keyboard
    let rect = cell.inset(dx: metrics.keyInset.x, dy: metrics.keyInset.y)
    guard !rect.isEmpty else { return [] }
    let shape = BoxShape(rect, radius: metrics.keyRadius)
    let shadow = BoxShape(
      rect.offset(by: Point(x: 0, y: metrics.keyShadowHeight)), radius: metrics.keyRadius)
    let font = key.title.count == 1 ? metrics.letterFont : metrics.wordFont
    return [
      .fill(shadow.path, context.color(metrics.keyShadow)),
      .fill(shape.path, context.color(key.types ? metrics.key : metrics.specialKey)),
    ] + context.line(key.title, font, context.color(.label), alignment: .center, in: rect)
      + (key.icon?.items(in: rect, metrics: metrics, color: context.color(.label)) ?? [])
  }
}
