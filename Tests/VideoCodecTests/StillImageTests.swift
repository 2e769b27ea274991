import Foundation
import Raster
import TestSupport
import Testing
import VideoCodec

/// JPEG and WebP pictures.
@Suite struct StillImages {
  private static func bytes(_ name: String) throws -> [UInt8] {
    let path = Repository.path("Tests/VideoCodecTests/Fixtures/\(name)")
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  /// The centres of the four quadrants, and what is there.
  private static let quadrants = [
    (8, 6, [255, 0, 0]), (24, 6, [0, 255, 0]), (8, 18, [0, 0, 255]), (24, 18, [128, 128, 128]),
  ]

  /// A wrong matrix turns red into (255, 23, 0), a wrong range grey into 130.
  @Test(arguments: [
    "quadrants-444.jpg", "quadrants-420.jpg", "odd-422.jpg", "quadrants-lossy.webp",
  ])
  func lossyPicturesHaveTheirColours(name: String) throws {
    let pixmap = try Pixmap(stillImageData: Self.bytes(name))
    #expect(pixmap.width == (name.hasPrefix("odd") ? 31 : 32))
    #expect(pixmap.height == (name.hasPrefix("odd") ? 23 : 24))
    for (x, y, expected) in Self.quadrants {
      let pixel = pixmap[x, y]
      #expect(pixel.alpha == 255)
      // Coding alone costs up to 2.
      for (value, expected) in zip([pixel.red, pixel.green, pixel.blue], expected) {
        #expect(abs(Int(value) - expected) <= 2, "(\(x), \(y)): \(pixel)")
      }
    }
  }

  @Test func losslessPicturesAreExactAndPremultiplied() throws {
    let pixmap = try Pixmap(stillImageData: Self.bytes("quadrants-lossless.webp"))
    for y in 0..<24 {
      for x in 0..<32 {
        let (_, _, color) = Self.quadrants[(y / 12) * 2 + x / 16]
        let straight = StraightColor(
          red: UInt8(color[0]), green: UInt8(color[1]), blue: UInt8(color[2]),
          alpha: x < 16 ? 128 : 255)
        #expect(pixmap[x, y] == straight.premultiplied)
      }
    }
  }

  @Test func lossyPicturesKeepTheirAlpha() throws {
    let pixmap = try Pixmap(stillImageData: Self.bytes("quadrants-alpha.webp"))
    // What FFmpeg made of 128 when it wrote the file.
    #expect(pixmap[8, 6].alpha == 129)
    #expect(abs(Int(pixmap[8, 6].red) - 129) <= 2)
    #expect(pixmap[24, 6].alpha == 255)
  }

  @Test(arguments: [
    "quadrants-444.jpg", "odd-422.jpg", "quadrants-lossy.webp", "quadrants-lossless.webp",
  ])
  func aFileCutAnywhereIsRefused(name: String) throws {
    let bytes = try Self.bytes(name)
    for count in 0..<bytes.count {
      #expect(throws: VideoError.self, "\(count) bytes") {
        try Pixmap(stillImageData: Array(bytes.prefix(count)))
      }
    }
  }

  @Test(arguments: [
    "quadrants-444.jpg", "quadrants-lossy.webp", "quadrants-lossless.webp", "quadrants-alpha.webp",
  ])
  func noFlippedBitIsFatal(name: String) throws {
    let bytes = try Self.bytes(name)
    for index in bytes.indices {
      for bit in [0, 3, 7] {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        // Without checksums some damage is another valid picture: any answer but a trap is right.
        do {
          _ = try Pixmap(stillImageData: damaged)
        } catch {
          #expect(!error.description.contains("\n"))
          // FFmpeg's words for damage, which are about calls of functions.
          for words in ["Invalid", "not permitted"] {
            #expect(!error.description.contains(words), "\(error)")
          }
        }
      }
    }
  }

  @Test func hugePicturesAreRefusedByTheirHeader() throws {
    var jpeg = try Self.bytes("quadrants-444.jpg")
    let frame = try #require(jpeg.firstRange(of: [0xFF, 0xC0])).lowerBound
    // Height, then width, two bytes each.
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x75, 0x30, 0x75, 0x30])
    #expect(throws: VideoError.tooLarge(width: 30_000, height: 30_000)) {
      try Pixmap(stillImageData: jpeg)
    }
    var webp = try Self.bytes("quadrants-alpha.webp")
    // The canvas of the VP8X chunk, less one, three bytes each.
    webp.replaceSubrange(24..<30, with: [0x2F, 0x75, 0, 0x2F, 0x75, 0])
    #expect(throws: VideoError.tooLarge(width: 30_000, height: 30_000)) {
      try Pixmap(stillImageData: webp)
    }
  }

  @Test func animationsAreRefused() throws {
    var webp = try Self.bytes("quadrants-alpha.webp")
    webp[20] |= 2
    let error = #expect(throws: VideoError.self) { try Pixmap(stillImageData: webp) }
    #expect(try #require(error).description.contains("animated"))
  }
}
