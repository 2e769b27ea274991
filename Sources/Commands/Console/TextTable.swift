/// Rows of words under each other.
struct TextTable {
  /// Which side of a column its words stand on.
  enum Side { case left, right }

  private let sides: [Side]
  private var rows: [[String]]

  /// A table with a heading and a side for each column.
  init(_ columns: [(String, Side)]) {
    sides = columns.map(\.1)
    rows = [columns.map(\.0)]
  }

  /// Adds a row of as many words as there are columns.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The lines, two spaces between columns and none at the end.
  func lines(indent: Int = 0) -> [String] {
    let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = sides.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - row[column].count)
        return sides[column] == .left ? row[column] + gap : gap + row[column]
      }
      var line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
