import Timing

/// A curve's text file while it is read line by line: the views of the first frame are those of
/// every other one.
struct CurveReading {
  private var rows: [CurveRow] = []
  private var views: [String] = []
  private var known: Set<String> = []
  /// How many rows of the current frame were read.
  private var position = 0

  /// Adds a line, which is without its end.
  mutating func add(_ bytes: ArraySlice<UInt8>, _ line: Int) throws(CurveTableError) {
    let row = try CurveLine(bytes, line).row()
    guard let last = rows.last else {
      views = [row.view]
      known = [row.view]
      rows.append(row)
      position = 1
      return
    }
    if row.frame == last.frame {
      guard row.time == last.time else {
        throw CurveTableError(line, "time: must be that of the line before, it is the same frame")
      }
      try addView(of: row, first: rows[0].frame, line)
    } else {
      try checkComplete(line)
      guard row.frame > last.frame, row.time > last.time else {
        throw CurveTableError(line, "frames and times must rise")
      }
      position = 0
      try check(row.view, line)
    }
    rows.append(row)
    position += 1
  }

  /// The table, once the last line was read.
  func finished(_ line: Int) throws(CurveTableError) -> CurveTable {
    try checkComplete(line)
    return CurveTable(views: views, rows: rows)
  }

  private mutating func addView(
    of row: CurveRow, first: Int, _ line: Int
  ) throws(CurveTableError) {
    guard row.frame == first else { return try check(row.view, line) }
    guard known.insert(row.view).inserted else {
      throw CurveTableError(line, "view: \(row.view) is in frame \(row.frame) twice")
    }
    guard views.count < CurveTable.maximumViewCount else {
      throw CurveTableError(
        line, "view: there are more than \(CurveTable.maximumViewCount), which no scene has")
    }
    views.append(row.view)
  }

  private func check(_ view: String, _ line: Int) throws(CurveTableError) {
    guard position < views.count else {
      throw CurveTableError(
        line, "view: \(view) is one too many, the first frame has \(views.count)")
    }
    guard views[position] == view else {
      throw CurveTableError(
        line, "view: must be \(views[position]) as in the first frame, got \(view)")
    }
  }

  private func checkComplete(_ line: Int) throws(CurveTableError) {
    guard let last = rows.last, position < views.count else { return }
    throw CurveTableError(line, "frame \(last.frame) has no row of view \(views[position])")
  }
}
