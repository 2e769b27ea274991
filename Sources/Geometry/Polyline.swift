/// A subpath whose curves have become chords.
package struct Polyline: Hashable, Sendable {
  /// A place on the line.
  package struct Vertex: Hashable, Sendable, BitwiseCopyable {
    package var point: Point
    /// Whether the path itself has a corner here; false between two chords of one curve.
    package var isCorner: Bool
  }

  /// The places in order; a closed line does not repeat the first one at its end.
  package var vertices: [Vertex]
  /// Whether the last place is joined to the first one.
  package var isClosed: Bool
}

extension Path {
  /// The subpaths with curves replaced by chords. Places that repeat the one before are dropped.
  ///
  /// - Parameters:
  ///   - tolerance: How far a chord may be from its curve, in the path's units.
  ///   - limit: The most chords a curve becomes; coordinates beyond reason cost no more.
  /// - Returns: One line a subpath, those of a single place included.
  package func polylines(tolerance: Double, limit: Int = 1024) -> [Polyline] {
    var lines: [Polyline] = []
    var vertices: [Polyline.Vertex] = []
    // A bare move draws nothing; a line to the same place is a dot.
    var hasStep = false
    func end(isClosed: Bool) {
      guard let first = vertices.first else { return }
      if isClosed, vertices.count > 1, vertices.last?.point == first.point { vertices.removeLast() }
      lines.append(Polyline(vertices: vertices, isClosed: isClosed))
    }
    func add(_ point: Point, isCorner: Bool) {
      hasStep = true
      if let last = vertices.last, last.point == point {
        vertices[vertices.count - 1].isCorner = last.isCorner || isCorner
      } else {
        vertices.append(Polyline.Vertex(point: point, isCorner: isCorner))
      }
    }
    func curve(_ curve: CubicCurve) {
      let steps = Int(min(curve.chordCount(tolerance: tolerance), Double(limit)))
      for step in 1..<max(steps, 1) {
        add(curve.point(at: Double(step) / Double(steps)), isCorner: false)
      }
      add(curve.end, isCorner: true)
    }
    for element in elements {
      let current = vertices.last?.point ?? .zero
      switch element {
      case .move(let point):
        if hasStep { end(isClosed: false) }
        vertices = [Polyline.Vertex(point: point, isCorner: true)]
        hasStep = false
      case .line(let point): add(point, isCorner: true)
      case .quad(let control, let point):
        curve(CubicCurve(start: current, control: control, end: point))
      case .cubic(let control1, let control2, let point):
        curve(CubicCurve(start: current, control1: control1, control2: control2, end: point))
      case .close:
        end(isClosed: true)
        vertices = Array(vertices.prefix(1))
        hasStep = false
      }
    }
    if hasStep { end(isClosed: false) }
    return lines
  }
}
