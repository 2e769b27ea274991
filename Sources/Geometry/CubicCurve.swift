/// A cubic Bézier by its four points.
package struct CubicCurve: Hashable, Sendable, BitwiseCopyable {
  package var start: Point
  package var control1: Point
  package var control2: Point
  package var end: Point

  package init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The cubic that is the same curve as a quadratic Bézier.
  package init(start: Point, control: Point, end: Point) {
    self.init(
      start: start, control1: start + (control - start) * (2.0 / 3),
      control2: end + (control - end) * (2.0 / 3), end: end)
  }

  /// The place at a parameter, 0 ... 1.
  package func point(at t: Double) -> Point {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
      + end * (t * t * t)
  }

  /// The curve before and after parameter 1/2.
  package var halves: (CubicCurve, CubicCurve) {
    func middle(_ a: Point, _ b: Point) -> Point { (a + b) * 0.5 }
    let a = middle(start, control1)
    let b = middle(control1, control2)
    let c = middle(control2, end)
    let ab = middle(a, b)
    let bc = middle(b, c)
    let center = middle(ab, bc)
    return (
      CubicCurve(start: start, control1: a, control2: ab, end: center),
      CubicCurve(start: center, control1: bc, control2: c, end: end)
    )
  }

  /// How many chords of equal parameter steps stay within `tolerance` of the curve, 1 or more and
  /// possibly huge. Curves smaller than one unit are held to the same share of their size.
  ///
  /// A chord over a step h leaves a curve by |B''| h² / 8 at most, and |B''| is at most six times the
  /// larger second difference of the points.
  package func chordCount(tolerance: Double) -> Double {
    func reach(_ p: Point) -> Double { max(p.x.magnitude, p.y.magnitude) }
    let bend1 = start - control1 * 2 + control2
    let bend2 = control1 - control2 * 2 + end
    let bend = max(
      (bend1.x * bend1.x + bend1.y * bend1.y), (bend2.x * bend2.x + bend2.y * bend2.y)
    ).squareRoot()
    let size = max(reach(control1 - start), reach(control2 - start), reach(end - start))
    guard bend > 0, size > 0 else { return 1 }
    let count = (0.75 * bend / (tolerance * min(size, 1))).squareRoot()
    return max(count.rounded(.up), 1)
  }
}
