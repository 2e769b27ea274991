/// The motion of one view, offsets in device pixels.
struct ViewMotion {
  /// The rows, by rising frame.
  let rows: [CurveRow]
  private let scale: Double

  init(_ rows: [CurveRow], scale: Double) {
    self.rows = rows
    self.scale = scale
  }

  /// How far from where it ends a settled view still is, in device pixels.
  static let settled = 0.1

  /// Offsets along x and y, in device pixels.
  var offsets: [(x: Double, y: Double)] { rows.map { ($0.x * scale, $0.y * scale) } }

  /// How far the motion goes from its start: the ends of its range, below and above, along x and y.
  var extremes: [Double] {
    guard let first = rows.first else { return [0, 0, 0, 0] }
    return [\CurveRow.x, \.y].flatMap { component in
      let values = rows.map { ($0[keyPath: component] - first[keyPath: component]) * scale }
      return [values.min() ?? 0, values.max() ?? 0]
    }
  }

  /// When it settles, in seconds; between two frames in proportion. The first frame's time where it
  /// never is elsewhere.
  var settleTime: Double {
    let offsets = offsets
    guard let end = offsets.last else { return 0 }
    let distances = offsets.map { (($0.x - end.x), ($0.y - end.y)) }
      .map { ($0 * $0 + $1 * $1).squareRoot() }
    guard let last = distances.lastIndex(where: { $0 > Self.settled }) else { return rows[0].time }
    let (outside, inside) = (distances[last], distances[last + 1])
    let share = (outside - Self.settled) / (outside - inside)
    return rows[last].time + share * (rows[last + 1].time - rows[last].time)
  }
}
