import Geometry
import Raster
import Testing

@Suite struct GradientTests {
  static let all = Path.rect(Rect(x: -100, y: -100, width: 300, height: 300))

  static func picture(
    _ paint: Paint, width: Int = 16, height: Int = 4, transform: Transform = .identity,
    opacity: Double = 1
  ) throws -> Pixmap {
    var picture = try Pixmap.make(width, height)
    picture.fill(all, paint: paint, transform: transform, opacity: opacity)
    return picture
  }

  static func horizontal(_ stops: [GradientStop]) -> Paint {
    .linearGradient(
      LinearGradient(start: Point(x: 2, y: 0), end: Point(x: 12, y: 0), stops: stops))
  }

  static let blackToWhite = [
    GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
  ]

  @Test func coloursAreThoseOfPixelCentres() throws {
    let picture = try Self.picture(Self.horizontal(Self.blackToWhite))
    for x in 0..<16 {
      let share = min(max((Double(x) + 0.5 - 2) / 10, 0), 1)
      let expected = UInt8((share * 255).rounded())
      #expect(picture[x, 1].channels == [expected, expected, expected, 255].map(Int.init))
    }
  }

  @Test func coloursGoThroughPremultipliedOnes() throws {
    // Red to nothing: straight interpolation towards transparent black would darken it.
    let red = Color(red: 1, green: 0, blue: 0)
    let picture = try Self.picture(
      Self.horizontal([
        GradientStop(location: 0, color: red), GradientStop(location: 1, color: .clear),
      ]))
    for x in 0..<16 { #expect(picture[x, 2].red == picture[x, 2].alpha) }
    #expect(picture[7, 0].alpha == 115)  // 255 · (1 - 5.5/10) = 114.75
  }

  @Test func twoStopsInOnePlaceMakeAHardEdge() throws {
    let picture = try Self.picture(
      Self.horizontal([
        GradientStop(location: 0, color: .black), GradientStop(location: 0.5, color: .black),
        GradientStop(location: 0.5, color: .white), GradientStop(location: 1, color: .white),
      ]))
    #expect(picture.redRow(0) == Array(repeating: 0, count: 7) + Array(repeating: 255, count: 9))
  }

  @Test func aGradientIsMappedWithItsPath() throws {
    let quarterTurn = Transform(a: 0, b: 2, c: -2, d: 0, tx: 4, ty: -4)
    let picture = try Self.picture(
      Self.horizontal(Self.blackToWhite), width: 4, height: 20, transform: quarterTurn)
    for y in 0..<20 {
      let share = ((Double(y) + 0.5 + 4) / 2 - 2) / 10
      #expect(picture[1, y].red == UInt8((share * 255).rounded()))
    }
  }

  @Test func aRadialGradientGoesByDistance() throws {
    let gradient = RadialGradient(
      center: Point(x: 8, y: 8), radius: 6, stops: Self.blackToWhite)
    let picture = try Self.picture(.radialGradient(gradient), width: 16, height: 16)
    // Rounded to bytes.
    expectPixels(of: picture, within: 0.5 + 1e-9) { x, y in
      let (dx, dy) = (Double(x) + 0.5 - 8, Double(y) + 0.5 - 8)
      let level = min((dx * dx + dy * dy).squareRoot() / 6, 1) * 255
      return [level, level, level, 255]
    }
  }

  @Test func opacityFadesAGradient() throws {
    let picture = try Self.picture(Self.horizontal(Self.blackToWhite), opacity: 0.2)
    #expect(picture[0, 0].channels == [0, 0, 0, 51])
    #expect(picture[15, 0].channels == [51, 51, 51, 51])
  }

  @Test func aGradientWithoutALengthHasItsLastColour() throws {
    let nowhere = Point(x: 3, y: 3)
    let paints: [Paint] = [
      .linearGradient(LinearGradient(start: nowhere, end: nowhere, stops: Self.blackToWhite)),
      .radialGradient(RadialGradient(center: nowhere, radius: 0, stops: Self.blackToWhite)),
      .linearGradient(
        LinearGradient(
          start: nowhere, end: Point(x: 4, y: 4),
          stops: [GradientStop(location: .nan, color: .white)])),
    ]
    for paint in paints {
      #expect(try Self.picture(paint) == .make(16, 4, filledWith: .white))
    }
  }

  @Test func aGradientWithoutStopsDrawsNothing() throws {
    #expect(try Self.picture(Self.horizontal([])) == .make(16, 4))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300]) func senselessPlacesDoNotTrap(
    _ value: Double
  ) throws {
    for stops in [Self.blackToWhite, [GradientStop(location: value, color: .white)]] {
      _ = try Self.picture(
        .linearGradient(
          LinearGradient(start: Point(x: value, y: 0), end: Point(x: 0, y: 2), stops: stops)))
      _ = try Self.picture(
        .radialGradient(RadialGradient(center: Point(x: value, y: 0), radius: 3, stops: stops)))
      _ = try Self.picture(
        .radialGradient(RadialGradient(center: .zero, radius: value, stops: stops)))
    }
  }
}
