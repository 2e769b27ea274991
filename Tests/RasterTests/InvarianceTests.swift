import Geometry
import Raster
import Testing

/// Laws that hold for any figure.
@Suite struct InvarianceTests {
  static let figures: [String: Path] = [
    "rectangle": .rect(Rect(x: 3.3, y: 2.7, width: 8.45, height: 9.1)),
    "circle": .ellipse(in: Rect(x: 3.2, y: 2.1, width: 11.7, height: 11.7)),
    "smooth": .roundedRect(
      Rect(x: 2.6, y: 3.1, width: 12.3, height: 9.9), radius: 2.9, curve: .continuous),
    "line": Path.ellipse(in: Rect(x: 4, y: 4, width: 9, height: 8)).stroked(width: 1.3),
  ]
  static let names = figures.keys.sorted()

  static func figure(_ name: String) throws -> Path { try #require(figures[name]) }

  @Test(arguments: names) func aMoveByWholePixelsCopiesThePixels(_ name: String) throws {
    let path = try Self.figure(name)
    let box = PixelRect(width: 64, height: 64)
    let still = Mask(path, within: box)
    let moved = Mask(path, transform: .translation(x: 37, y: 21), within: box)
    #expect(moved.bounds == still.bounds.offset(dx: 37, dy: 21))
    #expect(moved.coverage == still.coverage)
  }

  @Test(arguments: names) func aWindowShowsThePixelsOfTheWhole(_ name: String) throws {
    let path = try Self.figure(name)
    let whole = Mask(path, within: PixelRect(width: 20, height: 20))
    for window in [
      PixelRect(minX: 5, minY: 4, maxX: 9, maxY: 11),
      PixelRect(minX: 8, minY: 0, maxX: 20, maxY: 6),
      PixelRect(minX: 0, minY: 7, maxX: 8, maxY: 8),
    ] {
      let part = Mask(path, within: window)
      for y in window.minY..<window.maxY {
        let columns = window.minX..<window.maxX
        #expect(columns.map { part[$0, y] } == columns.map { whole[$0, y] }, "row \(y)")
      }
    }
  }

  @Test(arguments: names) func aMirroredFigureGivesTheMirroredPicture(_ name: String) throws {
    let path = try Self.figure(name)
    var picture = try Pixmap.make(20, 20)
    picture.fill(path, paint: .color(.black))
    var mirror = try Pixmap.make(20, 20)
    mirror.fill(
      path, paint: .color(.black), transform: Transform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0))
    #expect(mirror == picture.mirrored)
  }

  @Test(arguments: [0, 1.0 / 256, 0.25, 1.0 / 3, 0.5, 0.7, 0.99])
  func aMovedSquareKeepsItsArea(_ offset: Double) {
    let square = Path.rect(Rect(x: 2 + offset, y: 3 + offset, width: 5, height: 5))
    let mask = Mask(square, within: PixelRect(width: 12, height: 12))
    let sum = mask.coverage.reduce(0) { $0 + Int($1) }
    // 20 edge pixels and more, each rounded to a byte by up to a half.
    #expect((sum - 25 * 255).magnitude <= 12)
  }

  @Test func aRingAndItsInsideAreTheWhole() {
    let box = PixelRect(width: 24, height: 24)
    let outer = Path.roundedRect(Rect(x: 2.3, y: 2.6, width: 18, height: 17), radius: 5)
    let inner = Path.roundedRect(Rect(x: 3.8, y: 4.1, width: 15, height: 14), radius: 3.5)
    var both = outer
    both.append(inner)
    let whole = Mask(outer, within: box)
    let ring = Mask(both, rule: .evenOdd, within: box)
    let inside = Mask(inner, within: box)
    for y in 0..<24 {
      let errors = (0..<24).map { Int(ring[$0, y]) + Int(inside[$0, y]) - Int(whole[$0, y]) }
      // Three bytes, each rounded by a half.
      #expect(errors.allSatisfy { $0.magnitude <= 1 }, "row \(y)")
    }
  }

  @Test func theOrderOfDirectionDoesNotMatter() throws {
    var forward = Path()
    var backward = Path()
    let points = [(2.2, 1.1), (13.4, 4.7), (9.9, 12.3), (3.1, 9.8)].map { Point(x: $0.0, y: $0.1) }
    for point in points { forward.line(to: point) }
    for point in points.reversed() { backward.line(to: point) }
    let box = PixelRect(width: 16, height: 16)
    #expect(Mask(forward, within: box) == Mask(backward, within: box))
  }
}
