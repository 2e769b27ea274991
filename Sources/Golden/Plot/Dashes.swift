import Geometry

/// Lengths that a line is drawn and not drawn along, in turn.
struct Dashes {
  /// Above 0.
  let dash: Double
  /// Above 0.
  let gap: Double

  /// The pieces of a line through finite points that are drawn.
  func cut(_ points: [Point]) -> [[Point]] {
    guard var last = points.first else { return [] }
    var pieces = [[last]]
    var isDrawn = true
    var left = dash
    for point in points.dropFirst() {
      var length = (point - last).length
      while length > left {
        last = last + (point - last) * (left / length)
        length -= left
        if isDrawn { pieces[pieces.count - 1].append(last) } else { pieces.append([last]) }
        isDrawn.toggle()
        left = isDrawn ? dash : gap
      }
      left -= length
      last = point
      if isDrawn { pieces[pieces.count - 1].append(point) }
    }
    return pieces
  }
}
