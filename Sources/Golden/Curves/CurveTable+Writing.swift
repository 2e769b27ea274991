extension CurveTable {
  /// The first line of the file.
  static let header = "frame,time,view,x,y,rotation,scaleX,scaleY,skew,opacity"
  /// How many decimals every number but a frame's index has.
  static let places = 9

  /// The table as its text file says it, to nine decimals.
  package var asWritten: CurveTable {
    CurveTable(
      views: views,
      rows: rows.map { row in
        CurveRow(
          frame: row.frame, time: DecimalText.rounded(row.time), view: row.view,
          numbers: row.numbers.map(DecimalText.rounded))
      })
  }

  /// The table as a text file: a header, a line for every frame and view, nine decimals.
  ///
  /// The ids of views need no quotes: a scene's reader lets in letters, digits, `_`, `.` and `-`
  /// alone.
  package var csv: String {
    rows.reduce(into: Self.header + "\n") { text, row in
      text += "\(row.frame),\(DecimalText.fixed(row.time, Self.places)),\(row.view)"
      for number in row.numbers { text += "," + DecimalText.fixed(number, Self.places) }
      text += "\n"
    }
  }
}
