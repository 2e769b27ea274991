import PNGCodec
import Raster
import Testing
import Timing

/// Whatever is wrong with a file is found, and said.
@Suite struct HostilePNG {
  @Test func aBombIsRefusedByItsHeader() throws {
    let error = #expect(throws: PNGError.tooLarge(width: 30_000, height: 30_000)) {
      try Fixture.pixmap("bomb")
    }
    let words = try #require(error).description
    #expect(words.contains("30000x30000"))
    #expect(words.contains("16384"))
    // The first 33 bytes are enough to tell.
    #expect(throws: PNGError.tooLarge(width: 30_000, height: 30_000)) {
      try Pixmap(pngData: Array(Fixture.bytes("bomb").prefix(33)))
    }
  }

  @Test func noBytesAreNoPicture() {
    #expect(throws: PNGError.empty) { try Pixmap(pngData: []) }
  }

  @Test func aPictureWithoutColumnsIsRefused() {
    #expect(throws: PNGError.corrupt(detail: "its size is 0x4 pixels")) {
      try Fixture.pixmap("zero-width")
    }
  }

  /// As libpng and browsers have it.
  @Test func coloursBeyondThePaletteAreBlack() throws {
    let pixmap = try Fixture.pixmap("palette-overrun")
    #expect(pixmap[0, 0] == PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255))
    for x in 1..<4 {
      #expect(pixmap[x, 0] == PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255))
    }
  }

  @Test(arguments: ["veil.palette4", "colours.rgb16", "hole.grey2"])
  func aFileCutAnywhereIsTruncated(name: String) throws {
    let bytes = try Fixture.bytes(name)
    for count in 1..<bytes.count {
      #expect(throws: PNGError.truncated, "\(count) bytes") {
        try Pixmap(pngData: Array(bytes.prefix(count)))
      }
    }
  }

  @Test(arguments: ["veil.palette4", "colours.rgb16", "hole.grey2"])
  func noFlippedBitGoesUnnoticed(name: String) throws {
    let bytes = try Fixture.bytes(name)
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        #expect(throws: PNGError.self, "byte \(index), bit \(bit)") {
          try Pixmap(pngData: damaged)
        }
      }
    }
  }

  @Test func wrongChecksumsAreNamed() throws {
    var bytes = try Fixture.bytes("two.rgb8")
    bytes[30] ^= 1
    #expect(throws: PNGError.corrupt(detail: "IHDR: CRC error")) { try Pixmap(pngData: bytes) }
    bytes[30] ^= 1
    // The last checksum is that of IEND; before its 12 bytes is that of IDAT.
    bytes[bytes.count - 13] ^= 1
    #expect(throws: PNGError.corrupt(detail: "IDAT: CRC error")) { try Pixmap(pngData: bytes) }
  }

  @Test func everyErrorIsOneLine() throws {
    let errors: [PNGError] = [
      .empty, .notPNG(found: nil), .notPNG(found: "a GIF picture"), .truncated,
      .corrupt(detail: "IDAT: CRC error"), .tooLarge(width: 1, height: 2),
      .compressor(detail: "stream error"), .tooManyFrames(7), .noFrames,
      .wrongSize(width: 1, height: 2), .frameRate(try #require(FrameRate(7))), .plays(-1),
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    for error in errors { #expect(!error.description.contains("\n")) }
  }
}
