import PNGCodec
import Testing
import Timing

/// Animations that contradict themselves are refused, with what is wrong.
@Suite struct HostileAPNG {
  /// IHDR, acTL, sRGB, fcTL, IDAT, and twice fcTL, fdAT, then IEND; a canvas of 64x64.
  private static func chunks() throws -> PNGChunks {
    let file = try APNGWriter.file(
      of: Animation.shake(count: 3), frameRate: #require(FrameRate(30)))
    return try PNGChunks(file)
  }

  @Test(arguments: ["opaque-or-clear", "hidden-image", "pieces"])
  func aFileCutAnywhereIsTruncated(name: String) throws {
    let bytes = try Fixture.bytes(name, ending: "apng")
    for count in 1..<bytes.count {
      #expect(throws: PNGError.truncated, "\(count) bytes") {
        // Before an acTL is there, it could be a plain picture, which is not looked at yet.
        _ = try APNGReader.frames(of: Array(bytes.prefix(count)))
      }
    }
  }

  @Test(arguments: ["translucent", "hidden-image", "pieces"])
  func noFlippedBitGoesUnnoticed(name: String) throws {
    let bytes = try Fixture.bytes(name, ending: "apng")
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        #expect(throws: PNGError.self, "byte \(index), bit \(bit)") {
          try APNGReader.frames(of: damaged)
        }
      }
    }
  }

  @Test(
    arguments: [
      (3, 3, 1, "fcTL: its number is 1 instead of 0"),
      (6, 3, 7, "fdAT: its number is 7 instead of 2"),
      (7, 3, 1, "fcTL: its number is 1 instead of 3"),
      (1, 3, 4, "acTL: it says 4 frames, and there are 3"),
      (1, 3, 2, "acTL: it says 2 frames, and there are 3"),
      (1, 3, 0, "acTL: no frames"),
      (5, 15, 60, "fcTL: frame 1 is 30x28 pixels at (60, 12) of 64x64"),
      (5, 7, 0, "fcTL: frame 1 is 0x28 pixels at (20, 12) of 64x64"),
      (5, 16, 255, "fcTL: frame 1 is 30x28 pixels at (20, 4278190092) of 64x64"),
      (3, 7, 63, "fcTL: frame 0 is 63x64 pixels at (0, 0) of 64x64"),
      (5, 24, 3, "fcTL: frame 1 is drawn in an unknown way"),
      (5, 25, 2, "fcTL: frame 1 is drawn in an unknown way"),
    ])
  func fieldsThatDoNotFitAreNamed(
    chunk: Int, offset: Int, value: UInt8, words: String
  ) throws {
    var chunks = try Self.chunks()
    chunks.set([value], at: chunk, offset: offset)
    #expect(throws: PNGError.corrupt(detail: words)) { try APNGReader(chunks.file) }
  }

  @Test(
    arguments: [
      // A second control chunk, and one behind the image.
      ("acTL", 2, "acTL: out of place"), ("acTL", 5, "acTL: out of place"),
      // Image data after something else.
      ("IDAT", 6, "IDAT: out of place"),
      ("QUIX", 6, "QUIX: unknown critical chunk"),
    ])
  func chunksOutOfPlaceAreNamed(name: String, index: Int, words: String) throws {
    var chunks = try Self.chunks()
    let body = chunks.names.firstIndex(of: name).map { chunks.bodies[$0] } ?? []
    chunks.insert(name, body, at: index)
    #expect(throws: PNGError.corrupt(detail: words)) { try APNGReader(chunks.file) }
  }

  @Test(arguments: ["acTL", "fcTL", "fdAT"])
  func chunksOfAWrongLengthAreNamed(name: String) throws {
    var chunks = try Self.chunks()
    let index = try #require(chunks.names.firstIndex(of: name))
    chunks.remove(at: index)
    chunks.insert(name, [0, 0, 0], at: index)
    #expect(throws: PNGError.corrupt(detail: "\(name): its length is wrong")) {
      try APNGReader(chunks.file)
    }
  }

  @Test func framesWithoutAPictureAreNamed() throws {
    var chunks = try Self.chunks()
    chunks.remove(at: 6)
    chunks.set(PNGChunks.number(2), at: 6, offset: 0)
    #expect(throws: PNGError.corrupt(detail: "fcTL: frame 1 has no picture")) {
      try APNGReader(chunks.file)
    }
    // The last one too.
    chunks = try Self.chunks()
    chunks.remove(at: 8)
    #expect(throws: PNGError.corrupt(detail: "fcTL: frame 2 has no picture")) {
      try APNGReader(chunks.file)
    }
  }

  @Test func dataOfTheImageBelongsInIDAT() throws {
    var chunks = try Self.chunks()
    // The first frame's picture is in IDAT, so its number goes on with a frame.
    chunks.insert("fdAT", PNGChunks.number(1) + [0], at: 5)
    #expect(throws: PNGError.corrupt(detail: "fdAT: out of place")) {
      try APNGReader(chunks.file)
    }
  }

  @Test func tooManyFramesAreRefusedByTheirNumber() throws {
    var chunks = try Self.chunks()
    chunks.set(PNGChunks.number(1_000_001), at: 1, offset: 0)
    #expect(throws: PNGError.tooManyFrames(1_000_001)) { try APNGReader(chunks.file) }
  }

  @Test func aHugeCanvasIsRefusedByItsHeader() throws {
    var chunks = try Self.chunks()
    chunks.set(PNGChunks.number(30_000) + PNGChunks.number(30_000), at: 0, offset: 0)
    #expect(throws: PNGError.tooLarge(width: 30_000, height: 30_000)) {
      try APNGReader(chunks.file)
    }
  }

  @Test func aChunkLongerThanTheFileIsTruncated() throws {
    var file = try Self.chunks().file
    // The length of the last fdAT, before its name.
    let name = try #require(file.lastRange(of: "fdAT")).lowerBound
    file.replaceSubrange(name - 4..<name, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(throws: PNGError.truncated) { try APNGReader(file) }
  }

  @Test func damagedPixelsAreFoundWhenTheirFrameIsRead() throws {
    var chunks = try Self.chunks()
    // Beyond the number and zlib's header.
    chunks.set([0xFF, 0xFF], at: 6, offset: 6)
    var reader = try APNGReader(chunks.file)
    _ = try reader.next()
    #expect(throws: PNGError.self) { try reader.next() }
  }
}

extension [UInt8] {
  /// Where some letters are for the last time.
  fileprivate func lastRange(of letters: String) -> Range<Int>? {
    let letters = Array(letters.utf8)
    return indices.dropLast(letters.count - 1).last {
      self[$0..<$0 + letters.count].elementsEqual(letters)
    }.map { $0..<$0 + letters.count }
  }
}
