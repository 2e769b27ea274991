/// An affine map of the plane, in Core Graphics' layout:
///
///     | x' |   | a  c  tx |   | x |
///     | y' | = | b  d  ty | * | y |
///                             | 1 |
///
/// The law: `(m * n).apply(to: p) == m.apply(to: n.apply(to: p))`, so the right-hand map comes
/// first. With y down, a positive angle turns clockwise.
public struct Transform: Hashable, Sendable, BitwiseCopyable {
  /// How much x' grows with x.
  public var a: Double
  /// How much y' grows with x.
  public var b: Double
  /// How much x' grows with y.
  public var c: Double
  /// How much y' grows with y.
  public var d: Double
  /// The x of the origin's image.
  public var tx: Double
  /// The y of the origin's image.
  public var ty: Double

  /// A map from its six numbers, in Core Graphics' order.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move by (x, y).
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A stretch about the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Both maps, `n` first.
  public static func * (m: Transform, n: Transform) -> Transform {
    Transform(
      a: m.a * n.a + m.c * n.b, b: m.b * n.a + m.d * n.b,
      c: m.a * n.c + m.c * n.d, d: m.b * n.c + m.d * n.d,
      tx: m.a * n.tx + m.c * n.ty + m.tx, ty: m.b * n.tx + m.d * n.ty + m.ty)
  }

  /// The image of a place.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The image of a vector: the map without its move.
  public func applyLinear(to vector: Point) -> Point {
    Point(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y)
  }

  /// The smallest rectangle around the image of `rect`.
  public func boundingBox(of rect: Rect) -> Rect {
    let corners = [
      apply(to: Point(x: rect.minX, y: rect.minY)), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    var low = corners[0]
    var high = corners[0]
    for corner in corners {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The factor by which areas grow; negative where the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// The map that undoes this one, or nil where there is none (a flat or non-finite map).
  public var inverse: Transform? {
    let determinant = determinant
    guard determinant.isFinite, determinant != 0, (1 / determinant).isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether two maps differ by a move at most.
  public func hasSameLinearPart(as other: Transform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
