import Geometry
import Raster
import Testing

/// Figures against their true area in every pixel: within 2/255 everywhere and 0.1 % in all.
@Suite struct CoverageTests {
  struct Placement: Sendable, CustomTestStringConvertible {
    let offset: Double
    let scale: Double
    var testDescription: String { "offset \(offset) scale \(scale)" }

    /// Figures are given in points around the canvas's origin.
    var transform: Transform {
      .translation(x: offset, y: offset) * .scale(x: scale, y: scale)
    }

    func place(_ rect: Rect) -> Rect { transform.boundingBox(of: rect) }

    /// A canvas for figures that end at (12, 12).
    var canvas: Int { Int(12 * scale + offset) + 2 }
  }

  static let placements = [0, 0.25, 1.0 / 3, 0.5, 0.7].flatMap { offset in
    [1.0, 2, 3].map { Placement(offset: offset, scale: $0) }
  }

  static func expectMatch(
    _ path: Path, rule: FillRule = .nonZero, transform: Transform, size: Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    spans: (Double) -> [ClosedRange<Double>]
  ) {
    let oracle = SpanOracle(width: size, height: size, spans: spans)
    let mask = Mask(
      path, rule: rule, transform: transform, within: PixelRect(width: size, height: size))
    var worst = 0.0
    var total = 0.0
    for y in 0..<size {
      for x in 0..<size {
        let got = Double(mask[x, y])
        worst = max(worst, (got - oracle.coverage[y * size + x] * 255).magnitude)
        total += got
      }
    }
    #expect(worst <= 2, sourceLocation: sourceLocation)
    // Rounding alone can take a small figure's bytes further from its area than 0.1 %: then they are
    // held to the rounded areas. Two pixels may fall on the other side of a rounding.
    let error = min(
      (total - oracle.total).magnitude, (total - oracle.roundedTotal).magnitude)
    #expect(error <= oracle.total * 0.001 + 2, sourceLocation: sourceLocation)
  }

  @Test(arguments: placements) func rectanglesAreExact(_ p: Placement) {
    let rect = Rect(x: 1.5, y: 2, width: 9.25, height: 7)
    Self.expectMatch(.rect(rect), transform: p.transform, size: p.canvas) {
      Spans.rect(p.place(rect), at: $0)
    }
  }

  @Test(arguments: placements) func circlesAreExact(_ p: Placement) {
    for diameter in [1.0, 3, 11] {
      let rect = Rect(x: 1, y: 1, width: diameter, height: diameter)
      Self.expectMatch(.ellipse(in: rect), transform: p.transform, size: p.canvas) {
        Spans.ellipse(in: p.place(rect), at: $0)
      }
    }
  }

  @Test(arguments: placements) func ellipsesAreExact(_ p: Placement) {
    let rect = Rect(x: 1, y: 3, width: 11, height: 5)
    Self.expectMatch(.ellipse(in: rect), transform: p.transform, size: p.canvas) {
      Spans.ellipse(in: p.place(rect), at: $0)
    }
  }

  @Test(arguments: placements, [1.0, 5]) func roundedRectanglesAreExact(
    _ p: Placement, radius: Double
  ) {
    let rect = Rect(x: 1, y: 1, width: 11, height: 10)
    Self.expectMatch(.roundedRect(rect, radius: radius), transform: p.transform, size: p.canvas) {
      Spans.roundedRect(p.place(rect), radius: radius * p.scale, at: $0)
    }
  }

  @Test(arguments: placements, [1.0 / 3, 2.5]) func ringsAreExact(
    _ p: Placement, border: Double
  ) {
    let outer = Rect(x: 1, y: 1, width: 11, height: 10)
    let inner = outer.inset(dx: border, dy: border)
    var ring = Path.roundedRect(outer, radius: 4)
    ring.append(.roundedRect(inner, radius: 4 - border))
    Self.expectMatch(ring, rule: .evenOdd, transform: p.transform, size: p.canvas) {
      Spans.ring(
        Spans.roundedRect(p.place(outer), radius: 4 * p.scale, at: $0),
        Spans.roundedRect(p.place(inner), radius: (4 - border) * p.scale, at: $0))
    }
  }

  @Test(arguments: placements, [17, 45]) func rotatedRectanglesAreExact(
    _ p: Placement, degrees: Int
  ) {
    let angle = Double(degrees) * .pi / 180
    let turn =
      Transform.translation(x: 18, y: 18) * .rotation(angle) * .scale(x: p.scale, y: p.scale)
      * .translation(x: p.offset, y: p.offset)
    let rect = Rect(x: -4, y: -2, width: 8, height: 4)
    let corners = [
      Point(x: -4, y: -2), Point(x: 4, y: -2), Point(x: 4, y: 2), Point(x: -4, y: 2),
    ].map(turn.apply(to:))
    Self.expectMatch(.rect(rect), transform: turn, size: 36) { Spans.convex(corners, at: $0) }
  }

  @Test func largeCirclesAreExact() {
    // Radius 600: one cubic a quarter would be off by 0.16 px.
    let rect = Rect(x: -990.3, y: -990.6, width: 1200, height: 1200)
    Self.expectMatch(.ellipse(in: rect), transform: .identity, size: 64) {
      Spans.ellipse(in: rect, at: $0)
    }
  }
}
