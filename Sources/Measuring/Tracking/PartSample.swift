import Geometry

/// What one frame says about a part.
struct PartSample {
  /// The displacement from rest, in pixels.
  var displacement = Point.zero
  /// How well each direction is known: the normal matrix of the registration.
  var information = Information()
  /// The squared change from the part at rest, summed over its pixels.
  var change = 0.0
  /// How much of `change` is left once the part is moved.
  var unexplained = 0.0
  /// 0 ... 1.
  var confidence = 0.0
  /// Whether the part looks as it did a frame earlier, whatever it looks like at rest.
  var isUnchanged = false
  /// What else explains the frame, where a displacement does not.
  var alternative: Alternative?

  /// A change that is not a displacement.
  enum Alternative: CaseIterable {
    case fade, rotation, scaling
  }
}

/// A symmetric 2 x 2 matrix that sums what pixels know about a displacement.
struct Information {
  var xx = 0.0
  var xy = 0.0
  var yy = 0.0

  /// The trace.
  var trace: Double { xx + yy }

  static func + (a: Information, b: Information) -> Information {
    Information(xx: a.xx + b.xx, xy: a.xy + b.xy, yy: a.yy + b.yy)
  }

  static func * (a: Information, factor: Double) -> Information {
    Information(xx: a.xx * factor, xy: a.xy * factor, yy: a.yy * factor)
  }

  /// The product with a vector.
  func callAsFunction(_ vector: Point) -> Point {
    Point(x: xx * vector.x + xy * vector.y, y: xy * vector.x + yy * vector.y)
  }

  /// The eigenvalues, larger first.
  var eigenvalues: (large: Double, small: Double) {
    let middle = trace / 2
    let radius = (((xx - yy) / 2) * ((xx - yy) / 2) + xy * xy).squareRoot()
    return (middle + radius, middle - radius)
  }

  /// The vector whose product with the matrix is `right`. Along a direction of which next to
  /// nothing is known (a line seen through a slit) it is 0.
  func solve(_ right: Point) -> Point {
    let (large, small) = eigenvalues
    guard large > 0 else { return .zero }
    if small > large * 0.001 {
      let determinant = xx * yy - xy * xy
      return Point(
        x: (yy * right.x - xy * right.y) / determinant,
        y: (xx * right.y - xy * right.x) / determinant)
    }
    let axis = xx >= yy ? Point(x: large - yy, y: xy) : Point(x: xy, y: large - xx)
    let square = axis.x * axis.x + axis.y * axis.y
    return axis * ((axis.x * right.x + axis.y * right.y) / (square * large))
  }
}
