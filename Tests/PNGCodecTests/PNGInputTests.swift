import Raster
import Testing

/// Pictures come in the same, however they are stored.
@Suite struct PNGInput {
  /// A picture of a few colours; pixel (x, y) has the colour x + 2y + floor(xy / 8), modulo their
  /// number.
  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let colors: [StraightColor]
    /// How many encodings can hold it.
    let encodingCount: Int
    var testDescription: String { name }

    func color(x: Int, y: Int) -> StraightColor { colors[(x + 2 * y + x * y / 8) % colors.count] }
  }

  static let pictures: [Picture] = [
    // Palette and grey of 1, 2, 4, 8 bits, grey of 16, and of 8 and 16 bits each: grey with alpha,
    // RGB, RGBA.
    Picture(name: "two", colors: greys(2), encodingCount: 15),
    // All but those of 1 bit.
    Picture(name: "four", colors: greys(4), encodingCount: 13),
    Picture(name: "sixteen", colors: greys(16), encodingCount: 11),
    // Palette of 4 and 8 bits, RGB, RGBA.
    Picture(
      name: "colours",
      colors: (0..<16).map { color(200 - 9 * $0, 16 * $0, 255 - $0) }, encodingCount: 6),
    // All of "two", by a colour key where there is no alpha.
    Picture(
      name: "hole", colors: [color(0, 0, 0, 0), color(255, 255, 255)], encodingCount: 15),
    // Palette of 4 and 8 bits with fewer alphas than colours, RGBA.
    Picture(
      name: "veil",
      colors: [color(255, 0, 0, 128), color(0, 80, 255, 0), color(9, 8, 250, 64)]
        + (0..<12).map { color(20 * $0, 255 - 16 * $0, 40) }, encodingCount: 4),
  ]

  @Test(arguments: pictures)
  func everyEncodingGivesTheSamePixels(picture: Picture) throws {
    let names = Fixture.names(startingWith: picture.name + ".")
    #expect(names.count == picture.encodingCount)
    for name in names {
      let pixmap = try Fixture.pixmap(name)
      #expect(pixmap.width == 16 && pixmap.height == 16)
      for y in 0..<16 {
        for x in 0..<16 where pixmap[x, y] != picture.color(x: x, y: y).premultiplied {
          Issue.record("\(name): pixel (\(x), \(y)) is \(pixmap[x, y])")
          return
        }
      }
    }
  }

  @Test(arguments: ["1x1", "2x3", "3x1", "4x4", "5x7", "961x481"], ["grey1", "palette4", "rgba8"])
  func interlacedTwinsAreEqual(size: String, encoding: String) throws {
    let plain = try Fixture.pixmap("plain-\(size).\(encoding)")
    #expect("\(plain.width)x\(plain.height)" == size)
    #expect(try Fixture.pixmap("adam7-\(size).\(encoding)") == plain)
  }

  @Test(arguments: ["gamma-none", "gamma-linear", "gamma-srgb", "gamma-chunk", "sloppy"])
  func samplesAreTakenAsTheyAreStored(name: String) throws {
    let grey = PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 255)
    let expected = Pixmap(width: 16, height: 16, filledWith: grey)
    #expect(try Fixture.pixmap(name) == expected)
  }

  private static func greys(_ count: Int) -> [StraightColor] {
    (0..<count).map { level in
      let value = level * 255 / (count - 1)
      return color(value, value, value)
    }
  }

  private static func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255)
    -> StraightColor
  {
    StraightColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: UInt8(alpha))
  }
}
