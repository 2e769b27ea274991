import Geometry

/// Builds the outline of a line.
///
/// Every straight piece of the line is a rectangle and every outer corner a wedge, all turning the
/// same way, so that their union is what the non-zero rule fills. Sides that two of them share cancel:
/// what is left runs along one side of the line, around its end and back along the other side. At the
/// inner side of a corner the outline visits the corner itself, where the shared sides do not cancel.
struct Stroker {
  /// How far round joins and caps, and chords of curves, may be off, in units.
  static let tolerance = 1.0 / 2048

  /// What has been built.
  private(set) var outline = Path()

  private let style: StrokeStyle
  private let half: Double

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  /// A straight piece of a line.
  private struct Piece {
    var start: Point
    var end: Point
    var length: Double
    /// Of length 1.
    var direction: Point
    /// Whether the path has a corner at `end`.
    var endsInCorner: Bool

    var reversed: Piece {
      Piece(
        start: end, end: start, length: length, direction: direction * -1,
        endsInCorner: endsInCorner)
    }
  }

  /// Adds one subpath.
  mutating func add(_ line: Polyline) {
    let pieces = self.pieces(of: line)
    guard let first = pieces.first, let last = pieces.last else {
      if let vertex = line.vertices.first { addDot(at: vertex.point) }
      return
    }
    var back = pieces.reversed().map(\.reversed)
    // A reversed piece ends where the one before it ended.
    let corners = pieces.map(\.endsInCorner)
    for index in back.indices {
      back[index].endsInCorner = corners[(2 * corners.count - 2 - index) % corners.count]
    }
    addSide(pieces, isClosed: line.isClosed)
    if line.isClosed {
      outline.close()
      addSide(back, isClosed: true)
    } else {
      addCap(at: last.end, direction: last.direction)
      addSide(back, isClosed: false, continues: true)
      addCap(at: first.start, direction: first.direction * -1)
    }
    outline.close()
  }

  private func pieces(of line: Polyline) -> [Piece] {
    let vertices = line.vertices
    let ends = line.isClosed ? vertices.dropFirst() + vertices.prefix(1) : vertices.dropFirst()
    return zip(vertices, ends).compactMap { start, end in
      let way = end.point - start.point
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      guard length > 0, length.isFinite else { return nil }
      return Piece(
        start: start.point, end: end.point, length: length, direction: way * (1 / length),
        endsInCorner: end.isCorner)
    }
  }

  /// From the line to its right-hand side, half a width away.
  private func normal(_ direction: Point) -> Point {
    Point(x: -direction.y * half, y: direction.x * half)
  }

  /// Runs along the right-hand side of a line.
  private mutating func addSide(_ pieces: [Piece], isClosed: Bool, continues: Bool = false) {
    for (index, piece) in pieces.enumerated() {
      let normal = normal(piece.direction)
      if index == 0, !continues {
        outline.move(to: piece.start + normal)
      } else if index == 0 {
        outline.line(to: piece.start + normal)
      }
      outline.line(to: piece.end + normal)
      if index + 1 < pieces.count {
        addJoin(piece, pieces[index + 1])
      } else if isClosed, let first = pieces.first {
        addJoin(piece, first)
      }
    }
  }

  /// Goes around a corner from one piece's right-hand side to the next one's.
  private mutating func addJoin(_ before: Piece, _ after: Piece) {
    let pivot = before.end
    let from = normal(before.direction)
    let to = normal(after.direction)
    let (d, e) = (before.direction, after.direction)
    let sine = d.x * e.y - d.y * e.x
    let cosine = d.x * e.x + d.y * e.y
    if sine > 0 {
      // The inner side. Where both pieces cover the corner's triangle it can be left out.
      let isCovered = cosine > 0 && half * sine < min(before.length, after.length)
      if !isCovered { outline.line(to: pivot) }
    } else if sine < 0 || cosine < 0 {
      switch before.endsInCorner ? style.join : .round {
      case .bevel: break
      case .round: addArc(around: pivot, from: from, to: to, over: d)
      case .miter:
        let limit = style.miterLimit
        if (1 + cosine) / 2 * limit * limit >= 1 {
          outline.line(to: pivot + (from + to) * (1 / (1 + cosine)))
        }
      }
    }
    outline.line(to: pivot + to)
  }

  /// Goes around a line's end from its right-hand side to its left-hand side.
  private mutating func addCap(at end: Point, direction: Point) {
    let side = normal(direction)
    let ahead = direction * half
    switch style.cap {
    case .butt: break
    case .square:
      outline.line(to: end + side + ahead)
      outline.line(to: end + ahead - side)
    case .round: addArc(around: end, from: side, to: side * -1, over: direction)
    }
  }

  /// The shorter arc between two vectors of half a width, without its ends; `direction` tells which
  /// half disc is meant when they are opposite.
  private mutating func addArc(
    around center: Point, from: Point, to: Point, over direction: Point, depth: Int = 0
  ) {
    let sum = from + to
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    guard half - length / 2 > Self.tolerance, depth < 16 else { return }
    // Of opposite vectors the sum has no direction.
    let middle = length > half * 1e-6 ? sum * (half / length) : direction * half
    addArc(around: center, from: from, to: middle, over: direction, depth: depth + 1)
    outline.line(to: center + middle)
    addArc(around: center, from: middle, to: to, over: direction, depth: depth + 1)
  }

  private mutating func addDot(at point: Point) {
    let box = Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.cap {
    case .butt: break
    case .round: outline.append(.ellipse(in: box))
    case .square: outline.append(.rect(box))
    }
  }
}
