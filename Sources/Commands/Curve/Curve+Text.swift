extension Curve {
  /// The kinds of file that a curve can be.
  enum Format: String, CaseIterable, Sendable {
    case csv, json
  }

  private static let header = "frame,time,view,x,y,rotation,scaleX,scaleY,skew,opacity\n"

  /// The file's text.
  func text(_ format: Format) throws -> String {
    switch format {
    case .csv: csv
    case .json: try JSONText.document(self)
    }
  }

  /// The ids of views need no quotes: the reader lets in letters, digits, `_`, `.` and `-` alone.
  private var csv: String {
    rows.reduce(into: Self.header) { text, row in
      text += "\(row.frame),\(Decimal.fixed(row.time, 9)),\(row.view)"
      for number in row.numbers { text += "," + Decimal.fixed(number, 9) }
      text += "\n"
    }
  }
}
