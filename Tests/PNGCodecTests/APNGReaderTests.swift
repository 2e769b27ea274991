import Geometry
import PNGCodec
import Raster
import Testing
import Timing

/// Any legal animation is read. `make_animations.py` composed the frames by exact fractions.
@Suite struct APNGReading {
  @Test(
    arguments: [
      ("opaque-or-clear", 25), ("first-none", 3), ("first-background", 3), ("first-previous", 3),
      ("hidden-image", 3), ("pieces", 2), ("single", 1),
    ])
  func framesAreComposedByTheSpecification(name: String, count: Int) throws {
    let frames = try APNGReader.frames(of: Fixture.bytes(name, ending: "apng"))
    #expect(frames.map(\.index) == Array(0..<count))
    #expect(try frames.map(\.pixmap) == Self.expected(name, count: count))
  }

  @Test func translucentFramesAreComposedToTheNearestStep() throws {
    let frames = try APNGReader.frames(of: Fixture.bytes("translucent", ending: "apng"))
    let expected = try Self.expected("translucent", count: 7)
    #expect(frames.count == 7)
    for (frame, picture) in zip(frames, expected) {
      for (pixel, exact) in zip(frame.pixmap.pixels, picture.pixels) {
        // Our pixels are rounded after each frame, the exact ones once.
        #expect(abs(Int(pixel.alpha) - Int(exact.alpha)) <= 1)
        #expect(abs(Int(pixel.red) - Int(exact.red)) <= 1)
        #expect(abs(Int(pixel.green) - Int(exact.green)) <= 1)
        #expect(abs(Int(pixel.blue) - Int(exact.blue)) <= 1)
      }
    }
  }

  @Test func whatTheFileSaysIsKnownBeforeTheFirstFrame() throws {
    let reader = try APNGReader(Fixture.bytes("pieces", ending: "apng"))
    #expect((reader.width, reader.height, reader.frameCount, reader.plays) == (9, 4, 2, 1))
    #expect(reader.isAnimated)
    #expect(reader.frameRate == FrameRate(10))
  }

  @Test func everySortOfDelayIsHonoured() throws {
    let file = try Fixture.bytes("hidden-image", ending: "apng")
    #expect(try APNGReader(file).frameRate == nil)
    #expect(try APNGReader(file).plays == 3)
    let frames = try APNGReader.frames(of: file)
    // 0/1000 s, 4 hundredths, 65535/1 s.
    #expect(frames.map(\.duration) == [0, 0.04, 65_535])
    #expect(frames.map(\.time) == [0, 0, 0.04])
  }

  @Test func aHiddenImageIsWhatPlainReadersShow() throws {
    let file = try Fixture.bytes("hidden-image", ending: "apng")
    let image = try Pixmap(pngData: file)
    #expect(try !APNGReader.frames(of: file).map(\.pixmap).contains(image))
  }

  @Test func aPlainPictureIsOneFrame() throws {
    let file = try Fixture.bytes("veil.rgba8")
    let reader = try APNGReader(file)
    #expect((reader.frameCount, reader.isAnimated, reader.frameRate) == (1, false, nil))
    let frames = try APNGReader.frames(of: file)
    #expect(try frames.map(\.pixmap) == [Fixture.pixmap("veil.rgba8")])
    #expect(frames.map(\.duration) == [0])
  }

  /// The frames of a fixture, from the picture that has them one below the other.
  private static func expected(_ name: String, count: Int) throws -> [Pixmap] {
    let all = try Fixture.pixmap(name + ".frames")
    let height = all.height / count
    return try (0..<count).map { index in
      try #require(
        all.cropped(
          to: PixelRect(
            minX: 0, minY: index * height, maxX: all.width, maxY: (index + 1) * height)))
    }
  }
}
