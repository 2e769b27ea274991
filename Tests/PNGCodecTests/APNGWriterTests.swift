import Geometry
import PNGCodec
import Raster
import TestSupport
import Testing
import Timing

/// What animated PNGs say, and that they show what was given.
@Suite struct APNGWriting {
  @Test(arguments: [1, 2, 8, 30])
  func theComposedFramesAreThePictures(count: Int) throws {
    let pictures = try Animation.shake(count: count)
    let file = try APNGWriter.file(of: pictures, frameRate: #require(FrameRate(30)))
    #expect(try Animation(file).composed() == pictures)
    #expect(try Pixmap(pngData: file) == pictures[0])
    #expect(try APNGReader.frames(of: file).map(\.pixmap) == pictures)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func anyPicturesComeBackExactly(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var picture = try #require(Pixmap(width: 23, height: 17))
    var pictures: [Pixmap] = []
    for _ in 0..<30 {
      // Often no pixel, sometimes a lot of them, at the edges too.
      for _ in 0..<[0, 0, 1, 2, 60][Int.random(in: 0..<5, using: &random)] {
        let x = Int.random(in: 0..<23, using: &random)
        picture[x, .random(in: 0..<17, using: &random)] = .random(using: &random)
      }
      pictures.append(picture)
    }
    let file = try APNGWriter.file(of: pictures, frameRate: #require(FrameRate(60)))
    #expect(try Animation(file).composed() == pictures)
  }

  @Test(arguments: [1, 2, 30])
  func chunksAreInOrderAndNumberedWithoutGaps(count: Int) throws {
    let pictures = try Animation.shake(count: count)
    let file = try APNGWriter.file(of: pictures, frameRate: #require(FrameRate(30)))
    let chunks = try PNGChunks(file)
    var names = ["IHDR", "acTL", "sRGB", "fcTL", "IDAT"]
    for _ in 1..<count { names += ["fcTL", "fdAT"] }
    #expect(chunks.names == names + ["IEND"])
    let numbered = zip(chunks.names, chunks.bodies).filter { $0.0 == "fcTL" || $0.0 == "fdAT" }
    #expect(numbered.map { PNGChunks.number($0.1.prefix(4)) } == Array(0..<count * 2 - 1))
    #expect(try PNGChunks.number(chunks.body("acTL").prefix(4)) == count)
    // Every checksum is right: the test's own writer makes the same file.
    #expect(chunks.file == file)
  }

  /// Seconds: 3 * 1001 / 30000 fits 16 bits; 67 * 1001 over 30000 has no common factor, and does not.
  @Test(arguments: [
    ("60", [1, 6, 600], true), ("30000/1001", [3, 30, 1], true),
    ("30000/1001", [67, 1_000_000, 1009], false),
  ])
  func aFrameIsShownAsLongAsItIsSaid(rate: String, lengths: [Int], isExact: Bool) throws {
    let rate = try FrameRate(parsing: rate)
    let pictures = try Animation.shake(count: 3)
    var writer = try APNGWriter(frameRate: rate)
    var file: [UInt8] = []
    for (picture, length) in zip(pictures, lengths) {
      file += try writer.append(picture, damage: picture.bounds, length: length)
    }
    let ending = try writer.finish()
    file.replaceSubrange(0..<ending.head.count, with: ending.head)
    let frames = try APNGReader.frames(of: file + ending.tail)
    #expect(frames.map(\.pixmap) == pictures)
    for (frame, length) in zip(frames, lengths) {
      let seconds = rate.time(ofFrame: length)
      if isExact {
        #expect(frame.duration == seconds)
      } else {
        #expect((frame.duration / seconds - 1).magnitude <= 1 / 65535.0)
      }
    }
    #expect(try APNGReader(file + ending.tail).hasLengths(lengths, at: rate))
    #expect(try !APNGReader(file + ending.tail).hasLengths([1, 1, 2], at: rate))
  }

  @Test(arguments: [
    (60, 1, 60.0), (120_000, 1001, 120_000 / 1001.0), (999_983, 1000, 999.983),
    (100_003, 10_000_019, 100_003 / 10_000_019.0), (70_000, 1, 65_535.0),
  ])
  func thereIsAHeldRateNearAnyRate(numerator: Int, denominator: Int, expected: Double) throws {
    let rate = try #require(FrameRate(numerator, over: denominator))
    let held = APNGWriter.heldRate(near: rate)
    #expect(APNGWriter.holds(held))
    #expect((held.framesPerSecond / expected - 1).magnitude <= 1 / 65535.0)
    #expect(!APNGWriter.holds(rate) || held == rate)
  }

  @Test(arguments: [0, 1, 3, APNGWriter.maximumPlays])
  func theFileSaysHowOftenItIsPlayed(plays: Int) throws {
    let file = try APNGWriter.file(
      of: Animation.shake(count: 2), frameRate: #require(FrameRate(30)), plays: plays)
    #expect(try PNGChunks.number(PNGChunks(file).body("acTL").suffix(4)) == plays)
    #expect(try APNGReader(file).plays == plays)
  }

  @Test(
    arguments: [
      (60, 1, 1, 60), (30, 1, 1, 30), (30_000, 1001, 1001, 30_000), (60_000, 1001, 1001, 60_000),
      (24_000, 1001, 1001, 24_000), (25, 2, 2, 25), (1, 100, 100, 1), (1000, 1, 1, 1000),
      (65_535, 65_534, 65_534, 65_535),
    ])
  func everyDelayIsTheExactFraction(
    rate: Int, over denominator: Int, numerator: Int, below: Int
  ) throws {
    let rate = try #require(FrameRate(rate, over: denominator))
    let file = try APNGWriter.file(of: Animation.shake(count: 4), frameRate: rate)
    let delays = try Animation(file).parts.map(\.delay)
    #expect(delays.count == 4)
    for delay in delays { #expect(delay == (numerator, below)) }
    let reader = try APNGReader(file)
    #expect(reader.frameRate == rate)
    let frames = try APNGReader.frames(of: file)
    #expect(frames.map(\.time) == (0..<4).map { rate.time(ofFrame: $0) })
  }

  @Test(arguments: [(120_000, 1001), (65_536, 1), (1, 65_536)])
  func ratesBeyondSixteenBitsAreRefused(numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(numerator, over: denominator))
    #expect(throws: PNGError.frameRate(rate)) { _ = try APNGWriter(frameRate: rate) }
    #expect(PNGError.frameRate(rate).description.contains("\(rate) frames a second"))
  }

  @Test(arguments: [-1, APNGWriter.maximumPlays + 1])
  func senselessNumbersOfPlaysAreRefused(plays: Int) throws {
    let rate = try #require(FrameRate(30))
    #expect(throws: PNGError.plays(plays)) { _ = try APNGWriter(frameRate: rate, plays: plays) }
  }

  @Test func framesHoldTheChangedRectangleOnly() throws {
    let color = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)
    var picture = try #require(Pixmap(width: 40, height: 30))
    var pictures = [picture]
    for (x, y) in [(7, 3), (39, 29)] { picture[x, y] = color }
    pictures.append(picture)
    picture[12, 20] = color
    pictures.append(picture)
    pictures.append(picture)
    // Two dots whose columns overlap nowhere, the right one above.
    for (x, y) in [(30, 1), (4, 9)] { picture[x, y] = color }
    pictures.append(picture)
    let file = try APNGWriter.file(of: pictures, frameRate: #require(FrameRate(30)))
    #expect(
      try Animation(file).parts.map(\.region) == [
        PixelRect(width: 40, height: 30),
        PixelRect(minX: 7, minY: 3, maxX: 40, maxY: 30),
        PixelRect(minX: 12, minY: 20, maxX: 13, maxY: 21),
        // An equal frame is one pixel, so that the number of frames stays.
        PixelRect(width: 1, height: 1),
        PixelRect(minX: 4, minY: 1, maxX: 31, maxY: 10),
      ])
  }

  @Test func pixelsOutsideTheDamageAreNotLookedAt() throws {
    let color = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)
    var writer = try APNGWriter(frameRate: #require(FrameRate(30)))
    var picture = try #require(Pixmap(width: 40, height: 30))
    var file = try writer.append(picture, damage: .empty)
    picture[20, 20] = color
    picture[3, 3] = color
    let damage = PixelRect(minX: 10, minY: 10, maxX: 90, maxY: 90)
    file += try writer.append(picture, damage: damage)
    let ending = try writer.finish()
    let region = try Animation(file + ending.tail).parts.last?.region
    #expect(region == PixelRect(minX: 20, minY: 20, maxX: 21, maxY: 21))
  }

  @Test func equalFramesAreMergedWhenAsked() throws {
    let pictures = try Animation.shake(count: 3)
    let shown = [0, 0, 0, 1, 2, 2].map { pictures[$0] }
    let file = try APNGWriter.file(
      of: shown, frameRate: #require(FrameRate(60_000, over: 1001)), mergesEqualFrames: true)
    let animation = try Animation(file)
    #expect(try animation.composed() == pictures)
    // 3 x 1001/60000 = 1001/20000, 2 x 1001/60000 = 1001/30000.
    let delays = [(1001, 20_000), (1001, 60_000), (1001, 30_000)]
    for (part, delay) in zip(animation.parts, delays) { #expect(part.delay == delay) }
    #expect(try PNGChunks.number(animation.chunks.body("acTL").prefix(4)) == 3)
  }

  @Test func mergedFramesStopWhereTheFractionEnds() throws {
    let picture = try #require(Pixmap(width: 1, height: 1))
    // A frame lasts 9999/10000 s. As many as six are below 65535/10000 s; for 8, 10 and so on a
    // fraction in lower terms would do, but 7 come first.
    let file = try APNGWriter.file(
      of: Array(repeating: picture, count: 8), frameRate: #require(FrameRate(10_000, over: 9999)),
      mergesEqualFrames: true)
    let delays = try Animation(file).parts.map(\.delay)
    try #require(delays.count == 2)
    // 6 x 9999/10000 = 29997/5000, 2 x 9999/10000 = 9999/5000.
    #expect(delays[0] == (29_997, 5000))
    #expect(delays[1] == (9999, 5000))
  }

  @Test func piecesAreTheWholeFile() throws {
    let pictures = try Animation.shake(count: 5)
    let rate = try #require(FrameRate(30))
    var writer = try APNGWriter(frameRate: rate)
    var file: [UInt8] = []
    for picture in pictures { file += try writer.append(picture, damage: picture.bounds) }
    let ending = try writer.finish()
    // Before it ends nothing but the number of frames is wrong.
    #expect(file.prefix(41) == ending.head.prefix(41))
    #expect(ending.head.count < file.count)
    file.replaceSubrange(0..<ending.head.count, with: ending.head)
    #expect(try file + ending.tail == APNGWriter.file(of: pictures, frameRate: rate))
  }

  @Test func theFileSaysThatItIsSRGB() throws {
    let file = try APNGWriter.file(
      of: Animation.shake(count: 2), frameRate: #require(FrameRate(30)))
    #expect(try PNGChunks(file).body("sRGB") == [0])
  }

  @Test func framesOfAnotherSizeAreRefused() throws {
    var writer = try APNGWriter(frameRate: #require(FrameRate(30)))
    let picture = try #require(Pixmap(width: 4, height: 4))
    _ = try writer.append(picture, damage: picture.bounds)
    let other = try #require(Pixmap(width: 4, height: 5))
    #expect(throws: PNGError.wrongSize(width: 4, height: 5)) {
      try writer.append(other, damage: other.bounds)
    }
  }

  @Test func anAnimationNeedsAFrame() throws {
    let rate = try #require(FrameRate(30))
    #expect(throws: PNGError.noFrames) { try APNGWriter.file(of: [], frameRate: rate) }
  }
}
