/// Adds the inside of edges that overlap sideways in one row, by cutting the row at every height
/// where an edge starts, ends or crosses another.
struct BandSweep {
  private struct Member {
    var edge: Int
    var winding: Int
    var x: Int
    var xNext: Int
  }

  private var heights: [Int] = []
  private var members: [Member] = []

  /// Bands get no lower than this many `Fixed` steps (1/256 px): a second crossing inside one is
  /// settled by the order in its middle. Outlines scribbled over a row a thousand times stay cheap.
  private static let lowestBand = 256

  /// Adds the inside of a group of pieces to a row.
  mutating func add(
    _ pieces: ArraySlice<RowPiece>, of edges: [Edge], rowTop: Int, winding: Int, rule: FillRule,
    to row: inout CoverageRow
  ) {
    heights.removeAll(keepingCapacity: true)
    heights.append(0)
    heights.append(Fixed.one)
    for piece in pieces {
      heights.append(piece.top)
      heights.append(piece.bottom)
    }
    heights.sort()
    var top = 0
    for bottom in heights where bottom > top {
      members.removeAll(keepingCapacity: true)
      for piece in pieces where piece.top <= top && piece.bottom >= bottom {
        let x = edges[piece.edge].x(at: rowTop + top)
        members.append(Member(edge: piece.edge, winding: piece.winding, x: x, xNext: x))
      }
      sweep(
        from: rowTop + top, to: rowTop + bottom, edges: edges, winding: winding, rule: rule,
        row: &row)
      top = bottom
    }
  }

  /// Adds a band through which all members run.
  private mutating func sweep(
    from top: Int, to bottom: Int, edges: [Edge], winding: Int, rule: FillRule,
    row: inout CoverageRow
  ) {
    var top = top
    while top < bottom {
      aim(at: bottom, edges: edges)
      members.sort { $0.x != $1.x ? $0.x < $1.x : $0.xNext < $1.xNext }
      let next = heightBehindCrossing(from: top, to: bottom)
      if next < bottom {
        aim(at: next, edges: edges)
        members.sort { $0.x &+ $0.xNext < $1.x &+ $1.xNext }
      }
      var before = winding
      for member in members {
        let after = before + member.winding
        let sign = rule.change(from: before, to: after)
        if sign != 0 {
          row.add(xTop: member.x, xBottom: member.xNext, height: next - top, sign: sign)
        }
        before = after
      }
      for index in members.indices { members[index].x = members[index].xNext }
      top = next
    }
  }

  /// Finds where the members are at the band's lower side.
  private mutating func aim(at height: Int, edges: [Edge]) {
    for index in members.indices {
      members[index].xNext = edges[members[index].edge].x(at: height)
    }
  }

  /// The height just behind the first crossing of two neighbours, which is the first of all.
  private func heightBehindCrossing(from top: Int, to bottom: Int) -> Int {
    var first = bottom
    for (a, b) in zip(members, members.dropFirst()) where a.xNext > b.xNext {
      let apart = Double(b.x - a.x)
      let share = apart / (apart + Double(a.xNext - b.xNext))
      first = min(first, top + Int(Double(bottom - top) * share) + 1)
    }
    return first < bottom ? min(max(first, top + Self.lowestBand), bottom) : bottom
  }
}
