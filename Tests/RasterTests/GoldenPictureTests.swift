import Geometry
import Raster
import TestSupport
import Testing

/// Pictures that were looked at once and must stay as they are; all are regression goldens.
@Suite struct GoldenPictureTests {
  static func canvas(_ width: Int, _ height: Int) throws -> Pixmap {
    try .make(width, height, filledWith: .white)
  }

  @Test func capsAndJoins() throws {
    var picture = try Self.canvas(150, 150)
    var corner = Path()
    corner.move(to: Point(x: 10, y: 43))
    corner.line(to: Point(x: 25, y: 15))
    corner.line(to: Point(x: 40, y: 43))
    for (row, join) in StrokeStyle.Join.allCases.enumerated() {
      for (column, cap) in StrokeStyle.Cap.allCases.enumerated() {
        let place = Transform.translation(x: Double(column) * 50, y: Double(row) * 50)
        picture.fill(
          corner.stroked(width: 11, cap: cap, join: join),
          paint: .color(Color(hex: 0x007AFF, alpha: 0.5)), transform: place)
        picture.fill(
          corner.stroked(width: 1), paint: .color(.black), transform: place)
      }
    }
    try expectPicture(picture, "raster/caps-and-joins")
  }

  @Test func strokedCurves() throws {
    var picture = try Self.canvas(160, 80)
    var wave = Path()
    wave.move(to: Point(x: 10, y: 60))
    wave.cubic(
      to: Point(x: 70, y: 60), control1: Point(x: 20, y: -30), control2: Point(x: 60, y: 120))
    picture.fill(wave.stroked(width: 9, cap: .round), paint: .color(.black))
    // Tighter than half the line's width at its turn.
    var hairpin = Path()
    hairpin.move(to: Point(x: 95, y: 65))
    hairpin.cubic(
      to: Point(x: 105, y: 65), control1: Point(x: 98, y: -10), control2: Point(x: 102, y: -10))
    picture.fill(hairpin.stroked(width: 16), paint: .color(Color(hex: 0xFF3B30)))
    picture.fill(
      Path.ellipse(in: Rect(x: 124, y: 24, width: 30, height: 30)).stroked(width: 3),
      paint: .color(Color(hex: 0x34C759)))
    try expectPicture(picture, "raster/stroked-curves")
  }

  @Test func cornerCurves() throws {
    // Circular in red below continuous in blue: the two differ by 1.4 % of the radius.
    var picture = try Self.canvas(190, 100)
    for (rect, radius) in [
      (Rect(x: 5, y: 5, width: 90, height: 90), 29.0),
      (Rect(x: 105, y: 5, width: 80, height: 40), 18.0),
      (Rect(x: 105, y: 55, width: 80, height: 40), 20.0),
    ] {
      picture.fill(
        .roundedRect(rect, radius: radius), paint: .color(Color(red: 1, green: 0, blue: 0)))
      picture.fill(
        .roundedRect(rect, radius: radius, curve: .continuous),
        paint: .color(Color(red: 0, green: 0, blue: 1)))
    }
    try expectPicture(picture, "raster/corner-curves")
  }

  @Test func gradients() throws {
    var picture = try Self.canvas(130, 66)
    let stops = [
      GradientStop(location: 0, color: Color(hex: 0xFF3B30)),
      GradientStop(location: 0.5, color: Color(hex: 0xFFCC00, alpha: 0.5)),
      GradientStop(location: 1, color: Color(hex: 0x007AFF)),
    ]
    picture.fill(
      .roundedRect(Rect(x: 3, y: 3, width: 60, height: 60), radius: 12),
      paint: .linearGradient(
        LinearGradient(start: Point(x: 3, y: 3), end: Point(x: 63, y: 63), stops: stops)))
    picture.fill(
      .ellipse(in: Rect(x: 67, y: 3, width: 60, height: 60)),
      paint: .radialGradient(
        RadialGradient(center: Point(x: 90, y: 26), radius: 40, stops: stops)))
    try expectPicture(picture, "raster/gradients")
  }

  @Test func shadowAndBorder() throws {
    var picture = try Self.canvas(120, 80)
    let card = Path.roundedRect(Rect(x: 24, y: 20, width: 72, height: 36), radius: 8)
    var layer = try Pixmap.make(120, 80)
    layer.fill(card, paint: .color(.white))
    let shadow = try #require(layer.shadow(color: Color(white: 0, alpha: 0.3), sigma: 5))
    picture.draw(shadow.pixmap, at: SubpixelPoint(x: shadow.x * 256, y: (shadow.y + 4) * 256))
    picture.draw(layer, at: SubpixelPoint(x: 0, y: 0))
    var ring = card
    ring.append(.roundedRect(Rect(x: 25, y: 21, width: 70, height: 34), radius: 7))
    picture.fill(ring, rule: .evenOdd, paint: .color(Color(hex: 0x8E8E93)))
    try expectPicture(picture, "raster/shadow-and-border")
  }

  @Test func offsetSquares() throws {
    var picture = try Self.canvas(72, 24)
    for (column, offset) in [0, 0.25, 0.5].enumerated() {
      let square = Rect(x: Double(column) * 24 + 4 + offset, y: 4, width: 14, height: 14)
      picture.fill(.rect(square), paint: .color(.black))
    }
    try expectPicture(picture, "raster/offset-squares")
  }

  @Test func turnedPicture() throws {
    var image = try Pixmap.make(4, 4, filledWith: .white)
    for (index, hex) in [0xFF3B30, 0x34C759, 0x007AFF, 0xFFCC00].enumerated() {
      image.replace(
        PixelRect(minX: index, minY: 0, maxX: index + 1, maxY: 3),
        with: PremultipliedColor(Color(hex: UInt32(hex))))
    }
    var picture = try Pixmap.make(64, 64)
    picture.draw(
      image, in: Rect(x: -20, y: -20, width: 40, height: 40),
      transform: .translation(x: 32, y: 32) * .rotation(0.35), opacity: 0.9)
    try expectPicture(picture, "raster/turned-picture")
  }

  @Test func theGoldensAreSmall() throws {
    let sizes = try PictureStore.repository.sizes(in: "raster")
    #expect(sizes.count == 7)
    #expect(sizes.filter { $0.value >= 16_384 }.isEmpty)
  }
}
