import Geometry
import Raster
import TestSupport
import Testing

/// Lines against their outlines by formula.
@Suite struct StrokeTests {
  /// The intervals of x inside a figure at a height.
  typealias Figure = @Sendable (Double) -> [ClosedRange<Double>]

  static let angle = Path(corners: [(4, 20), (14, 6), (24, 20)])

  /// Slices of the union of convex figures, for outlines that overlap.
  static func expectUnion(
    _ path: Path, _ style: StrokeStyle, size: Int = 30, transform: Transform = .identity,
    of figures: [Figure],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    CoverageTests.expectMatch(
      path.stroked(style), transform: transform, size: size, sourceLocation: sourceLocation
    ) { y in
      Spans.union(figures.flatMap { $0(y) })
    }
  }

  /// The rectangle around a straight piece.
  static func bar(
    _ from: (Double, Double), _ to: (Double, Double), width: Double
  ) -> Figure {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1)
    let scale = width / 2 / (dx * dx + dy * dy).squareRoot()
    let (nx, ny) = (-dy * scale, dx * scale)
    let corners = [
      Point(x: from.0 + nx, y: from.1 + ny), Point(x: to.0 + nx, y: to.1 + ny),
      Point(x: to.0 - nx, y: to.1 - ny), Point(x: from.0 - nx, y: from.1 - ny),
    ]
    return { Spans.convex(corners, at: $0) }
  }

  static func disc(_ x: Double, _ y: Double, width: Double) -> Figure {
    let box = Rect(x: x - width / 2, y: y - width / 2, width: width, height: width)
    return { Spans.ellipse(in: box, at: $0) }
  }

  static let bars: [Figure] = [bar((4, 20), (14, 6), width: 5), bar((14, 6), (24, 20), width: 5)]

  @Test func roundJoinsAndCapsAreDiscs() {
    Self.expectUnion(
      Self.angle, StrokeStyle(width: 5, cap: .round, join: .round),
      of: Self.bars + [
        Self.disc(4, 20, width: 5), Self.disc(14, 6, width: 5), Self.disc(24, 20, width: 5),
      ])
  }

  @Test func aBevelJoinsTheOuterCorners() {
    // The outer corners of the two bars and the vertex between them.
    let length = (10.0 * 10 + 14 * 14).squareRoot()
    let (nx, ny) = (14 / length * 2.5, 10 / length * 2.5)
    let wedge = [
      Point(x: 14, y: 6), Point(x: 14 - nx, y: 6 - ny), Point(x: 14 + nx, y: 6 - ny),
    ]
    let style = StrokeStyle(width: 5, join: .bevel)
    Self.expectUnion(Self.angle, style, of: Self.bars + [{ Spans.convex(wedge, at: $0) }])
    // The miter here is 1 / sin(half the corner) = 1.72 widths long.
    let limited = StrokeStyle(width: 5, join: .miter, miterLimit: 1.7)
    #expect(Self.angle.stroked(limited) == Self.angle.stroked(style))
  }

  @Test func aMiterEndsWhereTheOuterSidesMeet() {
    let length = (10.0 * 10 + 14 * 14).squareRoot()
    let (nx, ny) = (14 / length * 2.5, 10 / length * 2.5)
    // The tip is half a width over the sine of half the corner above the vertex.
    let tip = [
      Point(x: 14, y: 6), Point(x: 14 - nx, y: 6 - ny), Point(x: 14, y: 6 - 2.5 / (10 / length)),
      Point(x: 14 + nx, y: 6 - ny),
    ]
    Self.expectUnion(
      Self.angle, StrokeStyle(width: 5), of: Self.bars + [{ Spans.convex(tip, at: $0) }])
  }

  @Test func squareCapsReachHalfAWidthFurther() {
    let line = Path.line(from: Point(x: 6, y: 6), to: Point(x: 18, y: 15))
    // A direction of (4, 3) / 5, half a width of 2.
    Self.expectUnion(
      line, StrokeStyle(width: 4, cap: .square),
      of: [Self.bar((6 - 1.6, 6 - 1.2), (18 + 1.6, 15 + 1.2), width: 4)])
    Self.expectUnion(
      line, StrokeStyle(width: 4, cap: .butt), of: [Self.bar((6, 6), (18, 15), width: 4)])
  }

  @Test(arguments: [0.3, 1, 4, 15]) func aStrokedCircleIsARing(_ width: Double) {
    let circle = Path.ellipse(in: Rect(x: 5, y: 5, width: 18, height: 18))
    let outer = Rect(x: 5, y: 5, width: 18, height: 18).inset(dx: -width / 2, dy: -width / 2)
    let inner = outer.inset(dx: width, dy: width)
    for scale in [1.0, 3] {
      CoverageTests.expectMatch(
        circle.stroked(width: width), transform: .scale(x: scale, y: scale), size: 36 * Int(scale)
      ) { y in
        Spans.ring(
          Spans.ellipse(in: outer, at: y / scale), Spans.ellipse(in: inner, at: y / scale)
        ).map { $0.lowerBound * scale...$0.upperBound * scale }
      }
    }
  }

  @Test func aLineWiderThanItsCircleFillsIt() {
    let circle = Path.ellipse(in: Rect(x: 12, y: 12, width: 6, height: 6))
    Self.expectUnion(circle, StrokeStyle(width: 10), of: [Self.disc(15, 15, width: 16)])
  }

  @Test func aClosedSquareHasFourCorners() {
    let square = Path.rect(Rect(x: 8, y: 8, width: 12, height: 12))
    CoverageTests.expectMatch(square.stroked(width: 3), transform: .identity, size: 28) { y in
      Spans.ring(
        Spans.rect(Rect(x: 6.5, y: 6.5, width: 15, height: 15), at: y),
        Spans.rect(Rect(x: 9.5, y: 9.5, width: 9, height: 9), at: y))
    }
  }

  @Test func aLineThatTurnsBackIsRoundAtItsTurn() {
    let path = Path(corners: [(6, 10), (20, 10), (10, 10)])
    Self.expectUnion(
      path, StrokeStyle(width: 6, join: .round),
      of: [Self.bar((6, 10), (20, 10), width: 6), Self.disc(20, 10, width: 6)])
  }

  @Test func aLineOfNoLengthIsADot() {
    let dot = Path(corners: [(10, 10), (10, 10)])
    #expect(dot.stroked(width: 6).isEmpty)
    Self.expectUnion(dot, StrokeStyle(width: 6, cap: .round), of: [Self.disc(10, 10, width: 6)])
    Self.expectUnion(
      dot, StrokeStyle(width: 6, cap: .square), of: [Self.bar((7, 10), (13, 10), width: 6)])
  }

  @Test func aBareMoveDrawsNothing() {
    var path = Path()
    path.move(to: Point(x: 5, y: 5))
    #expect(path.stroked(width: 6, cap: .round).isEmpty)
  }
}

extension Path {
  /// An open line through corners.
  init(corners: [(Double, Double)]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let point = Point(x: corner.0, y: corner.1)
      if index == 0 { move(to: point) } else { line(to: point) }
    }
  }
}
