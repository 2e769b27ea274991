import Geometry
import PNGCodec
import Raster
import TestSupport
import Testing

/// Encoding only what changed gives the same file as encoding everything.
@Suite struct PNGBandEncoding {
  @Test(arguments: [0, 1, 2] as [UInt64])
  func anyDamageGivesTheFileOfAFreshEncoder(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let grey = PremultipliedColor(red: 90, green: 90, blue: 90, alpha: 255)
    var pixmap = try #require(Pixmap(width: 70, height: 331, filledWith: grey))
    var encoder = try PNGBandEncoder()
    _ = try encoder.encode(pixmap, damage: pixmap.bounds)
    for step in 0..<40 {
      let damage = PixelRect.random(within: pixmap.bounds, using: &random)
      // Every third time the change is opaque, so that the alpha channel comes and goes.
      let color = step % 3 == 0 ? grey : .random(using: &random)
      for y in damage.minY..<damage.maxY {
        for x in damage.minX..<damage.maxX { pixmap[x, y] = color }
      }
      let file = try encoder.encode(pixmap, damage: damage)
      #expect(try file == pixmap.pngData(), "step \(step)")
      #expect(try Pixmap(pngData: file) == pixmap, "step \(step)")
    }
  }

  @Test func rowsFarFromTheDamageAreNotEncodedAgain() throws {
    let before = try #require(Pixmap(width: 8, height: 400))
    var after = before
    let dot = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
    after[0, 0] = dot
    after[0, 399] = dot
    var expected = before
    expected[0, 0] = dot
    var encoder = try PNGBandEncoder()
    _ = try encoder.encode(before, damage: before.bounds)
    // The change in the last row is not declared, so that encoding it would show.
    let file = try encoder.encode(after, damage: PixelRect(width: 1, height: 1))
    #expect(try Pixmap(pngData: file) == expected)
  }

  @Test func anotherSizeStartsAfresh() throws {
    var encoder = try PNGBandEncoder()
    for (width, height) in [(4, 4), (4, 100), (100, 4), (4, 4)] {
      let pixmap = try #require(Pixmap(width: width, height: height))
      #expect(try Pixmap(pngData: encoder.encode(pixmap, damage: .empty)) == pixmap)
    }
  }

  @Test func damageBeyondThePictureIsHarmless() throws {
    let pixmap = try #require(Pixmap(width: 4, height: 4))
    var encoder = try PNGBandEncoder()
    for damage in [
      PixelRect(minX: -9, minY: -9, maxX: 99, maxY: 99),
      PixelRect(minX: 0, minY: 50, maxX: 4, maxY: 60),
      .empty,
    ] {
      #expect(try encoder.encode(pixmap, damage: damage) == pixmap.pngData())
    }
  }
}

extension PixelRect {
  /// A rectangle of at least one pixel.
  fileprivate static func random(
    within bounds: PixelRect, using random: inout SeededGenerator
  ) -> PixelRect {
    let x = Int.random(in: bounds.minX..<bounds.maxX, using: &random)
    let y = Int.random(in: bounds.minY..<bounds.maxY, using: &random)
    return PixelRect(
      minX: x, minY: y, maxX: .random(in: x + 1...bounds.maxX, using: &random),
      maxY: .random(in: y + 1...bounds.maxY, using: &random))
  }
}
