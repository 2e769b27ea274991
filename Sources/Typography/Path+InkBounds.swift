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
        // The same curve as a cubic.
        box.includeCubic(
          current, current + (control - current) * (2 / 3), end + (control - end) * (2 / 3), end)
        current = end
      case .cubic(let control1, let control2, let end):
        box.includeCubic(current, control1, control2, end)
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

  mutating func includeCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    include(p3)
    for t in Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y) {
      let u = 1 - t
      include(
        p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t))
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
