import Geometry

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
