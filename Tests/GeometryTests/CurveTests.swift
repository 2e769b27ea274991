import Geometry
import Testing

@Suite struct CurveTests {
  static let curve = CubicCurve(
    start: Point(x: 0, y: 0), control1: Point(x: 30, y: 90), control2: Point(x: 80, y: -40),
    end: Point(x: 100, y: 50))

  static func distance(_ a: Point, _ b: Point) -> Double {
    let d = a - b
    return (d.x * d.x + d.y * d.y).squareRoot()
  }

  @Test func halvesAreTheCurve() {
    let (first, second) = Self.curve.halves
    for step in 0...16 {
      let t = Double(step) / 16
      #expect(Self.distance(first.point(at: t), Self.curve.point(at: t / 2)) < 1e-12)
      #expect(Self.distance(second.point(at: t), Self.curve.point(at: 0.5 + t / 2)) < 1e-12)
    }
  }

  @Test func aQuadraticCurveIsTheSameAsACubicOne() {
    let (a, b, c) = (Point(x: 1, y: 2), Point(x: 30, y: -7), Point(x: 11, y: 40))
    let cubic = CubicCurve(start: a, control: b, end: c)
    for step in 0...8 {
      let t = Double(step) / 8
      let expected = a * ((1 - t) * (1 - t)) + b * (2 * t * (1 - t)) + c * (t * t)
      #expect(Self.distance(cubic.point(at: t), expected) < 1e-12)
    }
  }

  /// How far a number of chords of equal parameter steps leave the curve.
  static func deviation(chords: Int) -> Double {
    var worst = 0.0
    for chord in 0..<chords {
      let from = curve.point(at: Double(chord) / Double(chords))
      let to = curve.point(at: Double(chord + 1) / Double(chords))
      for step in 1..<8 {
        let place = curve.point(at: (Double(chord) + Double(step) / 8) / Double(chords))
        let (way, off) = (to - from, place - from)
        worst = max(worst, (way.x * off.y - way.y * off.x).magnitude / distance(from, to))
      }
    }
    return worst
  }

  @Test(arguments: [0.1, 0.01, 0.001]) func chordsAreAsManyAsTheToleranceNeeds(
    _ tolerance: Double
  ) {
    let count = Int(Self.curve.chordCount(tolerance: tolerance))
    #expect(Self.deviation(chords: count) <= tolerance)
    #expect(Self.deviation(chords: count / 2) > tolerance)
  }

  @Test func aStraightCurveIsOneChord() {
    let line = CubicCurve(
      start: .zero, control1: Point(x: 1, y: 1), control2: Point(x: 2, y: 2), end: Point(x: 3, y: 3)
    )
    #expect(line.chordCount(tolerance: 1e-6) == 1)
    let place = Point(x: 5, y: 5)
    let dot = CubicCurve(start: place, control1: place, control2: place, end: place)
    #expect(dot.chordCount(tolerance: 1e-6) == 1)
  }

  @Test func hugeCurvesHaveALimitedNumberOfChords() {
    var path = Path()
    path.move(to: .zero)
    path.cubic(
      to: Point(x: 1e30, y: 0), control1: Point(x: 0, y: 1e30), control2: Point(x: 1e30, y: -1e30))
    #expect(path.polylines(tolerance: 0.001).map(\.vertices.count) == [1025])
  }

  @Test func polylinesFollowSubpaths() {
    var path = Path()
    path.move(to: Point(x: 9, y: 9))
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 4, y: 0))
    path.line(to: Point(x: 4, y: 0))
    path.line(to: Point(x: 4, y: 3))
    path.close()
    path.line(to: Point(x: 1, y: 7))
    path.move(to: Point(x: 5, y: 5))
    path.line(to: Point(x: 5, y: 5))
    let lines = path.polylines(tolerance: 0.1)
    #expect(lines.map(\.isClosed) == [true, false, false])
    #expect(
      lines.map { $0.vertices.map(\.point) } == [
        [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 4, y: 3)],
        [Point(x: 0, y: 0), Point(x: 1, y: 7)],
        [Point(x: 5, y: 5)],
      ])
  }

  @Test func onlyThePathsOwnCornersAreCorners() throws {
    var path = Path()
    path.move(to: .zero)
    path.quad(to: Point(x: 10, y: 0), control: Point(x: 5, y: 8))
    path.line(to: Point(x: 20, y: 0))
    let line = try #require(path.polylines(tolerance: 0.05).first)
    #expect(line.vertices.count > 4)
    #expect(
      line.vertices.filter(\.isCorner).map(\.point) == [
        .zero, Point(x: 10, y: 0), Point(x: 20, y: 0),
      ])
  }
}
