import Geometry

/// The edges of a path that reach into the rows of a clip rectangle, ordered by the row in which
/// they start.
///
/// The work is bounded by the path's length and the clip, never by a coordinate: what lies above or
/// below the clip is dropped before it is walked, curves far to its side become single lines, and
/// subpaths that are there as a whole, such as the letters of an endless line, are dropped.
struct EdgeList {
  /// All edges, by the first row of the clip that they reach.
  private(set) var edges: [Edge] = []
  /// Where each row's edges start in `edges`; one entry more than `box` has rows.
  private(set) var rowStarts: [Int] = []
  /// The pixels that the path can touch, inside the clip.
  private(set) var box = PixelRect.empty

  /// Chords leave curves by less than this many pixels.
  private static let tolerance = 1.0 / 1024
  /// Longer chains of chords are halved first, so that parts outside the clip are dropped early.
  private static let chordsAtOnce = 32.0
  private static let deepestHalving = 48
  /// How far beside the clip curves are still walked, in pixels: more than any two clips of one
  /// picture are apart, so that all of them see the same chords.
  private static let sideMargin = 32_768.0

  private let clip: PixelRect
  private var isFinite = true
  private var extent = Extent()
  /// The subpath that is being walked: its first edge and how far it reaches.
  private var firstEdge = 0
  private var subpath = Extent()

  /// The smallest and largest coordinates of some edges.
  private struct Extent {
    var minX = Int.max
    var minY = Int.max
    var maxX = Int.min
    var maxY = Int.min

    mutating func add(_ x: Int, _ y: Int) {
      minX = min(minX, x)
      minY = min(minY, y)
      maxX = max(maxX, x)
      maxY = max(maxY, y)
    }

    mutating func add(_ other: Extent) {
      add(other.minX, other.minY)
      add(other.maxX, other.maxY)
    }
  }

  /// The edges of a path mapped to pixels; none where a coordinate is not finite.
  init(_ path: Path, transform: Transform, clip: PixelRect) {
    self.clip = clip
    guard !clip.isEmpty else { return }
    walk(path, transform: transform)
    guard isFinite, !edges.isEmpty else {
      edges = []
      return
    }
    box = PixelRect(
      minX: extent.minX >> Fixed.shift, minY: extent.minY >> Fixed.shift,
      maxX: (extent.maxX >> Fixed.shift) + 1, maxY: (extent.maxY + Fixed.one - 1) >> Fixed.shift
    ).intersection(clip)
    guard !box.isEmpty, Pixmap.allows(width: box.width, height: box.height) else {
      edges = []
      box = .empty
      return
    }
    orderByRow()
  }

  private mutating func walk(_ path: Path, transform: Transform) {
    var start = Point.zero
    var end = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        line(from: end, to: start)
        endSubpath()
        start = transform.apply(to: point)
        end = start
        isFinite = isFinite && start.isFinite
      case .line(let point):
        let next = transform.apply(to: point)
        line(from: end, to: next)
        end = next
      case .quad(let control, let point):
        let next = transform.apply(to: point)
        curve(CubicCurve(start: end, control: transform.apply(to: control), end: next))
        end = next
      case .cubic(let control1, let control2, let point):
        let next = transform.apply(to: point)
        curve(
          CubicCurve(
            start: end, control1: transform.apply(to: control1),
            control2: transform.apply(to: control2), end: next))
        end = next
      case .close:
        line(from: end, to: start)
        endSubpath()
        end = start
      }
      guard isFinite else { return }
    }
    line(from: end, to: start)
    endSubpath()
  }

  /// Drops the edges of the subpath where all of them are far to the clip's side: a closed line
  /// changes nothing to its left and right.
  private mutating func endSubpath() {
    let margin = Int(Self.sideMargin) << Fixed.shift
    if subpath.minX > (clip.maxX << Fixed.shift) + margin
      || subpath.maxX < (clip.minX << Fixed.shift) - margin
    {
      edges.removeSubrange(firstEdge...)
    } else if edges.count > firstEdge {
      extent.add(subpath)
    }
    firstEdge = edges.count
    subpath = Extent()
  }

  private mutating func line(from start: Point, to end: Point) {
    isFinite = isFinite && end.isFinite
    guard isFinite else { return }
    let (fromX, fromY) = (Fixed.snapped(start.x), Fixed.snapped(start.y))
    let (toX, toY) = (Fixed.snapped(end.x), Fixed.snapped(end.y))
    guard fromY != toY, max(fromY, toY) > clip.minY << Fixed.shift,
      min(fromY, toY) < clip.maxY << Fixed.shift
    else { return }
    subpath.add(fromX, fromY)
    subpath.add(toX, toY)
    edges.append(Edge(fromX: fromX, fromY: fromY, toX: toX, toY: toY))
  }

  private mutating func curve(_ curve: CubicCurve, depth: Int = 0) {
    isFinite =
      isFinite && curve.control1.isFinite && curve.control2.isFinite && curve.end.isFinite
    guard isFinite else { return }
    let (p, q, r, s) = (curve.start, curve.control1, curve.control2, curve.end)
    if max(p.y, q.y, r.y, s.y) < Double(clip.minY) - 1 { return }
    if min(p.y, q.y, r.y, s.y) > Double(clip.maxY) + 1 { return }
    if max(p.x, q.x, r.x, s.x) < Double(clip.minX) - Self.sideMargin
      || min(p.x, q.x, r.x, s.x) > Double(clip.maxX) + Self.sideMargin
    {
      line(from: p, to: s)
      return
    }
    let count = curve.chordCount(tolerance: Self.tolerance)
    if count > Self.chordsAtOnce, depth < Self.deepestHalving {
      let (first, second) = curve.halves
      self.curve(first, depth: depth + 1)
      self.curve(second, depth: depth + 1)
      return
    }
    let steps = Int(min(count, Self.chordsAtOnce))
    var from = p
    for step in 1..<max(steps, 1) {
      let to = curve.point(at: Double(step) / Double(steps))
      line(from: from, to: to)
      from = to
    }
    line(from: from, to: s)
  }

  /// Counting sort: stable, and linear in edges and rows.
  private mutating func orderByRow() {
    rowStarts = Array(repeating: 0, count: box.height + 1)
    func row(_ edge: Edge) -> Int { max(edge.top >> Fixed.shift, box.minY) - box.minY }
    for edge in edges { rowStarts[row(edge) + 1] += 1 }
    for index in 1..<rowStarts.count { rowStarts[index] += rowStarts[index - 1] }
    var next = rowStarts
    var ordered = edges
    for edge in edges {
      let row = row(edge)
      ordered[next[row]] = edge
      next[row] += 1
    }
    edges = ordered
  }
}
