import PNGCodec
import Raster
import TestSupport
import Testing

/// What PNG files say.
@Suite struct PNGOutput {
  @Test func theFileSaysThatItIsSRGB() throws {
    let pixmap = try #require(Pixmap(width: 3, height: 2))
    let chunks = try PNGChunks(pixmap.pngData())
    #expect(try chunks.body("sRGB") == [0])
    #expect(chunks.names == ["IHDR", "sRGB", "IDAT", "IDAT", "IEND"])
  }

  @Test func anOpaquePictureHasNoAlphaChannel() throws {
    var pixmap = try #require(
      Pixmap(
        width: 5, height: 200,
        filledWith: PremultipliedColor(red: 9, green: 8, blue: 7, alpha: 255)))
    // Byte 9 of IHDR is the colour type: 2 is RGB, 6 is RGBA.
    #expect(try PNGChunks(pixmap.pngData()).body("IHDR")[9] == 2)
    pixmap[4, 199].alpha = 254
    #expect(try PNGChunks(pixmap.pngData()).body("IHDR")[9] == 6)
  }

  /// The fixtures show that the reader takes files for straight alpha, so what comes back through
  /// it unchanged was written straight.
  @Test func everyPremultipliedPixelComesBack() throws {
    // All valid pairs of a value and an alpha, once in each channel.
    var pixmap = try #require(Pixmap(width: 256, height: 256))
    for alpha in 0..<256 {
      for value in 0...alpha {
        pixmap[value, alpha] = PremultipliedColor(
          red: UInt8(value), green: UInt8(alpha - value), blue: UInt8(value / 2),
          alpha: UInt8(alpha))
      }
    }
    #expect(try Pixmap(pngData: pixmap.pngData()) == pixmap)
  }

  @Test(arguments: [(1, 1), (1, 300), (300, 1), (63, 64), (64, 65), (200, 129)])
  func picturesOfAnySizeComeBack(width: Int, height: Int) throws {
    var random = SeededGenerator(seed: 7)
    var pixmap = try #require(Pixmap(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width { pixmap[x, y] = .random(using: &random) }
    }
    #expect(try Pixmap(pngData: pixmap.pngData()) == pixmap)
  }

  @Test func theLibrariesSayTheirVersions() {
    #expect(PNGLibrary.libpngVersion.hasPrefix("1."))
    #expect(PNGLibrary.zlibVersion.hasPrefix("1."))
  }
}

extension PremultipliedColor {
  /// A pixel of any opacity.
  static func random(using random: inout SeededGenerator) -> PremultipliedColor {
    let alpha = UInt8.random(in: 0...255, using: &random)
    return PremultipliedColor(
      red: .random(in: 0...alpha, using: &random), green: .random(in: 0...alpha, using: &random),
      blue: .random(in: 0...alpha, using: &random), alpha: alpha)
  }
}
