import Geometry
import Testing

@Suite struct TransformTests {
  static let samples = [
    Transform.identity, .translation(x: 3, y: -7), .scale(x: 2, y: 0.5), .rotation(0.4),
    .skew(-0.2), Transform(a: -1, b: 0.3, c: 2, d: 0.7, tx: 11, ty: 5),
  ]
  static let points = [Point.zero, Point(x: 1, y: 0), Point(x: -3.5, y: 8)]

  static func areClose(_ a: Point, _ b: Point) -> Bool {
    (a.x - b.x).magnitude < 1e-12 && (a.y - b.y).magnitude < 1e-12
  }

  @Test func aProductAppliesItsRightHandMapFirst() {
    for m in Self.samples {
      for n in Self.samples {
        for p in Self.points {
          #expect(Self.areClose((m * n).apply(to: p), m.apply(to: n.apply(to: p))))
        }
      }
    }
  }

  @Test func anInverseUndoesItsMap() throws {
    for m in Self.samples {
      let inverse = try #require(m.inverse)
      for p in Self.points { #expect(Self.areClose(inverse.apply(to: m.apply(to: p)), p)) }
    }
  }

  @Test func aFlatOrSenselessMapHasNoInverse() {
    for m in [
      Transform.scale(x: 0, y: 1), .scale(x: .nan, y: 1), .scale(x: .infinity, y: 1),
      Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    ] {
      #expect(m.inverse == nil)
    }
  }

  @Test func positiveAnglesTurnClockwise() {
    // y is down: from +x to +y is clockwise.
    #expect(
      Self.areClose(Transform.rotation(.pi / 2).apply(to: Point(x: 1, y: 0)), Point(x: 0, y: 1)))
    #expect(Transform.rotation(0) == .identity)
  }

  @Test func aRotationKeepsAreas() {
    for degrees in stride(from: -720.0, through: 720, by: 37) {
      let turn = Transform.rotation(degrees * .pi / 180)
      #expect((turn.determinant - 1).magnitude < 1e-15)
    }
  }

  @Test func aSkewMovesPlacesBelowByTheTangent() {
    let p = Transform.skew(.pi / 4).apply(to: Point(x: 2, y: 3))
    #expect(Self.areClose(p, Point(x: 5, y: 3)))
  }

  @Test func aBoundingBoxHoldsAllCorners() {
    let rect = Rect(x: -1, y: 2, width: 5, height: 3)
    #expect(
      Transform.scale(x: -2, y: 1).boundingBox(of: rect) == Rect(x: -8, y: 2, width: 10, height: 3))
    let turned = Transform.rotation(.pi / 2).boundingBox(of: rect)
    #expect((turned.minX + 5).magnitude < 1e-12 && (turned.maxX + 2).magnitude < 1e-12)
    #expect((turned.minY + 1).magnitude < 1e-12 && (turned.maxY - 4).magnitude < 1e-12)
  }

  @Test func aMoveHasTheSameLinearPart() {
    let m = Self.samples[5]
    #expect(m.hasSameLinearPart(as: .translation(x: 4, y: 4) * m))
    #expect(!m.hasSameLinearPart(as: .scale(x: 2, y: 1) * m))
  }
}
