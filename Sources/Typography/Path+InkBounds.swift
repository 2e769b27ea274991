import Geometry

extension Path {
  /// The smallest rectangle around the outline itself, control points aside; nil without a point.
  var inkBounds: Rect? {
    guard let first = elements.first, case .move(let start) = first else { return nil }
    var box = Extent(start)
    var current = start
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.include(point)
        current = point
      case .quad(let control, let end):
        box.include(CubicCurve(start: current, control: control, end: end))
        current = end
      case .cubic(let control1, let control2, let end):
        box.include(
          CubicCurve(start: current, control1: control1, control2: control2, end: end))
        current = end
      case .close: break
      }
    }
    return box.rect
  }
}

/// Two intervals that grow.
private struct Extent {
  private var low: Point
  private var high: Point

  init(_ point: Point) {
    low = point
    high = point
  }

  var rect: Rect { Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) }

  mutating func include(_ p: Point) {
    low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
    high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
  }

  mutating func include(_ curve: CubicCurve) {
    include(curve.end)
    let points = [curve.start, curve.control1, curve.control2, curve.end]
    for coordinate in [\Point.x, \Point.y] {
      let v = points.map { $0[keyPath: coordinate] }
      for t in Self.turns(v[0], v[1], v[2], v[3]) { include(curve.point(at: t)) }
    }
  }

  /// Where a cubic's coordinate turns round, inside 0 ... 1: the roots of its derivative.
  private static func turns(_ v0: Double, _ v1: Double, _ v2: Double, _ v3: Double) -> [Double] {
    // Inside the interval of the ends there is nothing to gain.
    if min(v1, v2) >= min(v0, v3), max(v1, v2) <= max(v0, v3) { return [] }
    let a = 3 * (v1 - v2) + v3 - v0
    let b = 2 * (v0 - 2 * v1 + v2)
    let c = v1 - v0
    let roots: [Double]
    if a == 0 {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
