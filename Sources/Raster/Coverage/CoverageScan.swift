import Geometry

/// Turns a path into rows of exact coverage.
///
/// Row by row the active edges are cut to the row and ordered from left to right. Edges that no other
/// edge overlaps sideways change the winding once for the whole row; only where edges overlap is the
/// row cut into bands in which they do not cross (see `BandSweep`). In both cases each place where the
/// inside begins or ends adds its area to the row's accumulator, so every fill rule is exact for
/// outlines that cross themselves.
struct CoverageScan {
  private let list: EdgeList
  private let rule: FillRule
  private var row: CoverageRow
  private var active: [Int] = []
  private var pieces: [RowPiece] = []
  private var runs: [CoverageRun] = []
  private var bands = BandSweep()

  /// The pixels that can be covered.
  var box: PixelRect { list.box }

  /// A scan of a path mapped to pixels, inside `clip`.
  init(_ path: Path, rule: FillRule, transform: Transform, clip: PixelRect) {
    list = EdgeList(path, transform: transform, clip: clip)
    self.rule = rule
    row = CoverageRow(minX: list.box.minX, width: list.box.width)
  }

  /// Hands all rows that have coverage to `sink`, from the top.
  mutating func run(into sink: inout some CoverageSink) {
    var y = box.minY
    while y < box.maxY {
      let started = list.rowStarts[y - box.minY]..<list.rowStarts[y - box.minY + 1]
      active.append(contentsOf: started)
      if active.isEmpty {
        y += 1
        continue
      }
      let isUpright = cutActiveEdges(to: y)
      pieces.sort(by: <)
      accumulate(rowTop: y << Fixed.shift)
      row.takeRuns(into: &runs)
      let end = isUpright ? lastEqualRow(from: y) : y + 1
      while y < end {
        if !runs.isEmpty { sink.row(y, runs: runs) }
        y += 1
      }
    }
  }

  /// Replaces `pieces` by the parts of active edges in a row and drops the edges that ended; says
  /// whether all of them run straight down through the row.
  private mutating func cutActiveEdges(to y: Int) -> Bool {
    let top = y << Fixed.shift
    var isUpright = true
    pieces.removeAll(keepingCapacity: true)
    var kept = 0
    for index in active {
      let edge = list.edges[index]
      guard edge.bottom > top else { continue }
      active[kept] = index
      kept += 1
      let start = max(edge.top, top)
      let end = min(edge.bottom, top + Fixed.one)
      isUpright = isUpright && edge.slope == 0 && end - start == Fixed.one
      pieces.append(
        RowPiece(
          top: start - top, bottom: end - top, xTop: edge.x(at: start), xBottom: edge.x(at: end),
          winding: edge.winding, edge: index))
    }
    active.removeSubrange(kept...)
    return isUpright
  }

  /// One past the last row that the same upright edges fill in the same way.
  private func lastEqualRow(from y: Int) -> Int {
    var end = box.maxY
    for index in active { end = min(end, list.edges[index].bottom >> Fixed.shift) }
    var next = y + 1
    while next < end, list.rowStarts[next - box.minY] == list.rowStarts[next - box.minY + 1] {
      next += 1
    }
    return max(next, y + 1)
  }

  private mutating func accumulate(rowTop: Int) {
    var winding = 0
    var first = 0
    while first < pieces.count {
      // A group ends where nothing reaches over to the next piece and the winding behind it is the
      // same all the way down.
      var end = first
      var reach = Int.min
      var looseEnds: UInt64 = 0
      var net = 0
      var turns = 0
      repeat {
        let piece = pieces[end]
        reach = max(reach, piece.maxX)
        looseEnds &+= piece.looseEnds
        net &+= piece.winding &* (piece.bottom &- piece.top)
        turns &+= piece.bottom &- piece.top
        end += 1
      } while end < pieces.count && (looseEnds != 0 || pieces[end].minX < reach)

      let change = net >> Fixed.shift
      if turns == Fixed.one, net == Fixed.one || net == -Fixed.one {
        addChain(first..<end, from: winding, to: winding + change)
      } else {
        bands.add(
          pieces[first..<end], of: list.edges, rowTop: rowTop, winding: winding, rule: rule,
          to: &row)
      }
      winding += change
      first = end
    }
  }

  /// Adds pieces of which there is exactly one at every height.
  private mutating func addChain(_ range: Range<Int>, from before: Int, to after: Int) {
    let sign = rule.change(from: before, to: after)
    guard sign != 0 else { return }
    for piece in pieces[range] {
      row.add(
        xTop: piece.xTop, xBottom: piece.xBottom, height: piece.bottom - piece.top, sign: sign)
    }
  }
}

extension FillRule {
  /// +1 where the inside begins between two winding numbers, -1 where it ends, 0 for no change.
  @inline(__always)
  func change(from before: Int, to after: Int) -> Int {
    switch self {
    case .nonZero: (after != 0 ? 1 : 0) &- (before != 0 ? 1 : 0)
    case .evenOdd: (after & 1) &- (before & 1)
    }
  }
}
