import Geometry
import Raster
import Testing

/// One test a bug that other tools had; the number is the case's in the list of field bugs.
@Suite struct RegressionTests {
  static func white(_ width: Int, _ height: Int) throws -> Pixmap {
    try .make(width, height, filledWith: .white)
  }

  static func whiteWith(_ path: Path, _ width: Int = 32, _ height: Int = 32) throws -> Pixmap {
    var picture = try white(width, height)
    picture.fill(path, paint: .color(.black))
    return picture
  }

  // 18: dark fringes around pictures that are moved or scaled.
  @Test func transparencyDoesNotDarkenThePictureBesideIt() throws {
    var image = try Pixmap.make(4, 4)
    let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    image.replace(PixelRect(width: 2, height: 4), with: red)
    var scaled = try Pixmap.make(24, 24)
    scaled.draw(image, in: Rect(x: 2.5, y: 2, width: 16, height: 16))
    var moved = try Pixmap.make(24, 24)
    moved.draw(image, at: SubpixelPoint(rounding: 2.5, y: 3))
    for picture in [scaled, moved] {
      let visible = picture.pixels.filter { $0.alpha > 0 }.map(StraightColor.init)
      #expect(visible.contains { $0.alpha < 255 })
      #expect(visible.allSatisfy { $0.red == 255 && $0.green == 0 && $0.blue == 0 })
    }
  }

  // 92: huge coordinates.
  @Test(arguments: [158_758_583, 1e9, 3.4e38, 1.7e308], [1.0, -1])
  func figuresFarOutsideDrawNothing(_ distance: Double, _ sign: Double) throws {
    let far = distance * sign
    for origin in [Point(x: far, y: 4), Point(x: 4, y: far), Point(x: far, y: far)] {
      let box = Rect(origin: origin, size: Size(width: 8, height: 8))
      for path in [
        Path.rect(box), .ellipse(in: box), .roundedRect(box, radius: 3, curve: .continuous),
        Path.ellipse(in: box).stroked(width: 2),
      ] {
        #expect(try Self.whiteWith(path) == Self.white(32, 32))
      }
    }
  }

  @Test(arguments: [-1e9, -158_758_583, -3.4e38, -1e300])
  func theVisiblePartOfAHugeRectangleIsRight(_ start: Double) throws {
    let corners = [(start, start), (16, start), (16, 16), (start, 16)]
    var path = Path()
    for corner in corners { path.line(to: Point(x: corner.0, y: corner.1)) }
    let picture = try Self.whiteWith(path)
    expectPixels(of: picture) { x, y in x < 16 && y < 16 ? .black : .white }
  }

  @Test(arguments: [1e4, 1e6, 1e9])
  func theVisiblePartOfAHugeCircleIsRight(_ radius: Double) throws {
    // The circle's leftmost point is (16, 16); at that distance its edge is a vertical line within
    // 32² / 2r px.
    let circle = Path.ellipse(
      in: Rect(x: 16, y: 16 - radius, width: 2 * radius, height: 2 * radius))
    let picture = try Self.whiteWith(circle)
    for y in 0..<32 {
      #expect(picture[15, y] == .white)
      #expect(picture[17, y] == .black)
      let inset = (Double(y) + 0.5 - 16) * (Double(y) + 0.5 - 16) / (2 * radius)
      #expect((Double(picture[16, y].red) - inset * 255).magnitude <= 2)
    }
  }

  @Test func figuresFarBesideTheVisibleOnesChangeNothing() throws {
    var path = Path()
    for column in -20_000..<20_000 {
      path.append(.rect(Rect(x: Double(column) * 4 + 0.5, y: 3.5, width: 3, height: 9)))
    }
    let near = Path.rect(Rect(x: 0.5, y: 3.5, width: 3, height: 9))
    let expected = try Self.whiteWith(near, 4, 16)
    let picture = try Self.whiteWith(path)
    for x in stride(from: 0, to: 32, by: 4) {
      let column = try #require(
        picture.cropped(to: PixelRect(minX: x, minY: 0, maxX: x + 4, maxY: 16)))
      #expect(column == expected)
    }
  }

  // 93: not a number, and infinities.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func coordinatesThatAreNoNumbersDrawNothing(_ value: Double) throws {
    let nothing = try Self.white(32, 32)
    for point in [Point(x: value, y: 4), Point(x: 4, y: value)] {
      var line = Path.rect(Rect(x: 0, y: 0, width: 32, height: 32))
      line.line(to: point)
      var quad = Path.rect(Rect(x: 0, y: 0, width: 32, height: 32))
      quad.quad(to: Point(x: 9, y: 9), control: point)
      var cubic = Path.rect(Rect(x: 0, y: 0, width: 32, height: 32))
      cubic.cubic(to: Point(x: 9, y: 9), control1: Point(x: 2, y: 1), control2: point)
      var move = Path.rect(Rect(x: 0, y: 0, width: 32, height: 32))
      move.move(to: point)
      for path in [line, quad, cubic, move] {
        #expect(try Self.whiteWith(path) == nothing)
        #expect(try Self.whiteWith(path.stroked(width: 3)) == nothing)
      }
    }
    let square = Path.rect(Rect(x: 2, y: 2, width: 9, height: 9))
    var picture = nothing
    picture.fill(square, paint: .color(.black), transform: .translation(x: value, y: 0))
    picture.fill(square, paint: .color(.black), transform: .scale(x: value, y: 1))
    picture.draw(nothing, in: Rect(x: value, y: 0, width: 4, height: 4))
    picture.draw(nothing, in: Rect(x: 0, y: 0, width: 4, height: value))
    #expect(picture == nothing)
    #expect(square.stroked(width: value).isEmpty)
    #expect(SubpixelPoint(rounding: value, y: 0).y == 0)
  }

  // 96: figures without a size.
  @Test func figuresWithoutAnInsideDrawNothing() throws {
    let nothing = try Self.white(32, 32)
    for (width, height) in [(0.0, 9.0), (9, 0), (0, 0), (-50, 9), (9, -5)] {
      let box = Rect(x: 8, y: 8, width: width, height: height)
      #expect(try Self.whiteWith(.rect(box)) == nothing)
      #expect(try Self.whiteWith(.ellipse(in: box)) == nothing)
      #expect(try Self.whiteWith(.roundedRect(box, radius: 4)) == nothing)
      #expect(try Self.whiteWith(.roundedRect(box, radius: 0, curve: .continuous)) == nothing)
      var picture = nothing
      picture.draw(try .make(4, 4, filledWith: .black), in: box)
      #expect(picture == nothing)
    }
    #expect(try Self.whiteWith(Path()) == nothing)
    #expect(try Self.whiteWith(.line(from: .zero, to: Point(x: 30, y: 30))) == nothing)
    #expect(Pixmap(width: 0, height: 4) == nil)
  }

  // 97: radii larger than half the side.
  @Test(arguments: [75.0, 10_000, 3.4e38, .infinity])
  func aRadiusIsClampedToHalfTheShorterSide(_ radius: Double) throws {
    let button = Rect(x: 0, y: 0, width: 300, height: 75)
    for curve in CornerCurve.allCases {
      let picture = try Self.whiteWith(.roundedRect(button, radius: radius, curve: curve), 300, 75)
      #expect(
        try picture == Self.whiteWith(.roundedRect(button, radius: 37.5, curve: .circular), 300, 75)
      )
      #expect(picture[40, 1] == .black)
      #expect(picture[2, 2] == .white)
      #expect(picture == picture.mirrored)
      for x in [0, 7, 20, 150] {
        #expect(picture.redColumn(x) == picture.redColumn(x).reversed())
      }
    }
  }

  // 98: negative and senseless radii.
  @Test(arguments: [-5, 0, -Double.infinity, .nan])
  func aRadiusThatIsNoneGivesARectangle(_ radius: Double) {
    let box = Rect(x: 2, y: 3, width: 100, height: 50)
    for curve in CornerCurve.allCases {
      #expect(Path.roundedRect(box, radius: radius, curve: curve) == .rect(box))
    }
  }

  // 99: a line between figures that touch.
  @Test(arguments: [0, 3, 0.5]) func figuresThatTouchShowNoSeam(_ offset: Double) throws {
    var layer = try Pixmap.make(100, 20)
    for x in [0.0, 50] {
      layer.fill(.rect(Rect(x: x, y: 0, width: 50, height: 20)), paint: .color(.white))
    }
    var moved = try Pixmap.make(110, 20, filledWith: .black)
    moved.draw(layer, at: SubpixelPoint(rounding: offset, y: 0))
    for x in 45..<55 {
      #expect(moved[x + Int(offset), 10] == .white)
    }
  }

  // 100: lines thinner than a pixel.
  @Test(arguments: zip([0.02, 0.25, 0.5, 0.75, 1], [250, 191, 128, 64, 0]))
  func thinLinesAreAsDarkAsTheyAreWide(_ width: Double, _ expected: Int) throws {
    let line = Path.line(from: Point(x: 2, y: 10.5), to: Point(x: 30, y: 10.5))
    let picture = try Self.whiteWith(line.stroked(width: width))
    #expect((Int(picture[16, 10].red) - expected).magnitude <= 1)
    #expect(picture[16, 9] == .white)
    #expect(picture[16, 11] == .white)
  }

  @Test func aLineWithoutWidthDrawsNothing() {
    let line = Path.line(from: Point(x: 2, y: 10.5), to: Point(x: 30, y: 10.5))
    #expect(line.stroked(width: 0).isEmpty)
    #expect(line.stroked(width: -1, cap: .round).isEmpty)
  }

  // 101: lines on pixel centres.
  @Test func aLineOnPixelCentresCoversOneRow() throws {
    let line = Path.line(from: Point(x: 0, y: 1.5), to: Point(x: 8, y: 1.5))
    let picture = try Self.whiteWith(line.stroked(width: 1), 8, 4)
    #expect(picture.redColumn(4) == [255, 0, 255, 255])
  }

  @Test func aBorderOfOnePixelCoversOnePixelOnEachSide() throws {
    let outer = Rect(x: 2, y: 2, width: 8, height: 8)
    var ring = Path.rect(outer)
    ring.append(.rect(outer.inset(dx: 1, dy: 1)))
    var picture = try Self.white(12, 12)
    picture.fill(ring, rule: .evenOdd, paint: .color(.black))
    let expected: [UInt8] = [255, 255, 0, 255, 255, 255, 255, 255, 255, 0, 255, 255]
    #expect(picture.redRow(6) == expected)
    #expect(picture.redColumn(6) == expected)
  }
}
