import Geometry
import Raster
import TestSupport
import Testing

/// Outlines that overlap and cross themselves, against winding numbers counted slice by slice.
@Suite struct WindingTests {
  /// The intervals of x inside polygons at a height.
  static func spans(
    _ polygons: [[Point]], rule: FillRule, at y: Double
  ) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, winding: Int)] = []
    for corners in polygons {
      for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1))
      where (a.y <= y) != (b.y <= y) {
        let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
        crossings.append((x, a.y <= y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var result: [ClosedRange<Double>] = []
    var winding = 0
    for (index, crossing) in crossings.enumerated() {
      winding += crossing.winding
      let isInside = rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
      if isInside { result.append(crossing.x...crossings[index + 1].x) }
    }
    return result
  }

  static func path(_ polygons: [[Point]]) -> Path {
    var path = Path()
    for corners in polygons {
      for (index, corner) in corners.enumerated() {
        if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
      }
      path.close()
    }
    return path
  }

  static func square(_ x: Double, _ y: Double, _ side: Double) -> [Point] {
    [
      Point(x: x, y: y), Point(x: x + side, y: y), Point(x: x + side, y: y + side),
      Point(x: x, y: y + side),
    ]
  }

  static func expectMatch(_ polygons: [[Point]], size: Int) {
    for rule in [FillRule.nonZero, .evenOdd] {
      CoverageTests.expectMatch(
        path(polygons), rule: rule, transform: .identity, size: size
      ) { spans(polygons, rule: rule, at: $0) }
    }
  }

  @Test func squaresThatOverlapInTheSameDirection() {
    Self.expectMatch([Self.square(1.3, 1.6, 6), Self.square(4.2, 3.7, 6)], size: 12)
  }

  @Test func squaresThatOverlapInOppositeDirections() {
    Self.expectMatch([Self.square(1.3, 1.6, 6), Self.square(4.2, 3.7, 6).reversed()], size: 12)
  }

  @Test func squaresInsideSquares() {
    let hole = Array(Self.square(3.1, 3.2, 4.4).reversed())
    Self.expectMatch([Self.square(1, 1, 9), hole, Self.square(4.5, 4.5, 1.5)], size: 12)
  }

  @Test func aStarOfFivePoints() {
    let points = [(8.0, 0.5), (12.6, 14.7), (0.6, 5.9), (15.4, 5.9), (3.4, 14.7)]
    Self.expectMatch([points.map { Point(x: $0.0, y: $0.1) }], size: 16)
  }

  @Test func aBowTieInsideOnePixel() {
    let points = [(1.1, 1.1), (1.9, 1.8), (1.9, 1.1), (1.1, 1.8)]
    Self.expectMatch([points.map { Point(x: $0.0, y: $0.1) }], size: 3)
  }

  @Test(arguments: 0..<12) func randomPolygons(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let polygons = (0..<3).map { _ in
      (0..<7).map { _ in
        Point(
          x: Double.random(in: -4...24, using: &random),
          y: Double.random(in: -4...24, using: &random))
      }
    }
    Self.expectMatch(polygons, size: 20)
  }

  @Test func aScribbleOfManyLinesIsStillExact() {
    var random = SeededGenerator(seed: 1)
    let points = (0..<300).map { _ in
      Point(
        x: Double.random(in: 0...16, using: &random), y: Double.random(in: 0...16, using: &random))
    }
    Self.expectMatch([points], size: 16)
  }
}
