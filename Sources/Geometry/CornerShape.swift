/// One rounded corner of radius 1: three cubic Béziers from the x side to the y side of a corner at
/// the origin whose sides are the positive axes. It is its own mirror image in the diagonal.
package struct CornerShape: Sendable {
  /// The ten points of the three curves.
  package let points: [Point]

  /// A quarter circle around (1, 1), as three arcs of 30 degrees.
  ///
  /// One cubic a quarter would leave the circle by 2.7e-4 radii, a third of a grey level at 5 px
  /// and 20 levels at 300; three leave it by 3.7e-7.
  package static let circular: CornerShape = {
    let sine = 0.5
    let cosine = 3.0.squareRoot() / 2
    // A cubic follows an arc of angle w with handles of 4/3 tan(w/4); tan 7.5° in roots.
    let handle =
      (6.0.squareRoot() - 3.0.squareRoot() + 2.0.squareRoot() - 2) * 4 / 3
    let join = Point(x: 1 - sine, y: 1 - cosine)
    return CornerShape(half: [
      Point(x: 1, y: 0),
      Point(x: 1 - handle, y: 0),
      Point(x: join.x + handle * cosine, y: join.y - handle * sine),
      join,
      Point(x: join.x - handle * cosine, y: join.y + handle * sine),
    ])
  }()

  /// The smooth corner of iOS 7 and later, by the seven numbers that PaintCode published in 2013.
  package static let continuous = CornerShape(half: [
    Point(x: 1.528665, y: 0),
    Point(x: 1.08849296, y: 0),
    Point(x: 0.86840694, y: 0),
    Point(x: 0.63149379, y: 0.07491139),
    Point(x: 0.37282383, y: 0.16905956),
  ])

  /// The smooth corner where sides of `expansion` radii are all there is: the published one from
  /// 1.528665 on, the circular one at 1, and between the two every point on its straight way.
  package static func continuous(expansion: Double) -> CornerShape {
    let full = continuous.points[0].x
    let share = min(max((expansion - 1) / (full - 1), 0), 1)
    return CornerShape(
      points: zip(circular.points, continuous.points).map { $0 * (1 - share) + $1 * share })
  }

  private init(points: [Point]) { self.points = points }

  /// A corner from its first five points.
  private init(half: [Point]) {
    points = half + half.reversed().map { Point(x: $0.y, y: $0.x) }
  }
}
