import Foundation
import Raster
import TestSupport
import Testing
import Timing
import VideoCodec

/// Videos that others made, as players show them. The README of the fixtures says how.
@Suite struct VideoReading {
  private static func path(_ name: String) -> String {
    Repository.path("Tests/VideoCodecTests/Fixtures/\(name)")
  }

  private static func pictures(_ path: String) throws -> [VideoPicture] {
    var reader = try VideoReader(path: path)
    var pictures: [VideoPicture] = []
    while let picture = try reader.nextPicture() { pictures.append(picture) }
    return pictures
  }

  /// A wrong matrix turns green into (0, 221, 0) or worse, a wrong range grey into 130 and black
  /// into 16.
  @Test(arguments: [
    "bt709-limited.m4v", "bt601-limited.m4v", "bt709-full.m4v", "bt601-full.mkv", "untagged.mkv",
  ])
  func coloursAreDecodedByTheirTags(name: String) throws {
    let colors = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 127, 0], [128, 128, 128]]
    let pictures = try Self.pictures(Self.path(name))
    #expect(pictures.count == colors.count)
    for (picture, color) in zip(pictures, colors) {
      let pixel = picture.pixmap[16, 8]
      for (value, expected) in zip([pixel.red, pixel.green, pixel.blue], color) {
        // The samples are whole numbers of at most 219 steps.
        #expect(abs(Int(value) - expected) <= 2, "\(color): \(pixel)")
      }
    }
  }

  @Test(arguments: ["variable.m4v", "variable.mkv"])
  func variableRatesAreReadByTheirTimes(name: String) throws {
    let path = Self.path(name)
    #expect(try Self.pictures(path).map(\.time) == [0, 0.1, 0.25, 0.3, 1])
    // What the headers say is not true: "10 frames a second".
    #expect(try VideoReader(path: path).constantRate == nil)
  }

  @Test(arguments: ["bt709-limited.m4v", "untagged.mkv"])
  func constantRatesAreFound(name: String) throws {
    let path = Self.path(name)
    let rate = try #require(FrameRate(10))
    #expect(try VideoReader(path: path).constantRate == rate)
    #expect(try Self.pictures(path).map(\.time) == (0..<5).map { rate.time(ofFrame: $0) })
  }

  /// 1/30 s is no whole number of Matroska's milliseconds.
  @Test func timesThatAContainerRoundsAreThoseOfTheRate() throws {
    let path = Self.path("thirty.mkv")
    let rate = try #require(FrameRate(30))
    #expect(try VideoReader(path: path).constantRate == rate)
    #expect(try Self.pictures(path).map(\.time) == (0..<7).map { rate.time(ofFrame: $0) })
  }

  @Test(arguments: [(24_000, 1001), (30_000, 1001), (60, 1), (7, 3)])
  func ourOwnRatesAreConstant(numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(numerator, over: denominator))
    let clip = try Clip(Pixmap.movingSquare(count: 12), rate: rate)
    #expect(try VideoReader(path: clip.path).constantRate == rate)
    #expect(try Self.pictures(clip.path).map(\.time) == (0..<12).map { rate.time(ofFrame: $0) })
  }

  /// The stored picture has red and green over blue and white, 32x16 pixels.
  @Test(
    arguments: [
      ("turned-90.m4v", 16, 32, ["green", "white", "red", "blue"]),
      ("turned-180.m4v", 32, 16, ["white", "blue", "green", "red"]),
      ("turned-270.m4v", 16, 32, ["blue", "red", "white", "green"]),
    ])
  func picturesAreTurnedAsPlayersTurnThem(
    name: String, width: Int, height: Int, quarters: [String]
  ) throws {
    let info = try VideoReader(path: Self.path(name)).info
    #expect((info.shownWidth, info.shownHeight) == (width, height))
    let pixmap = try #require(try Self.pictures(Self.path(name)).first).pixmap
    #expect((pixmap.width, pixmap.height) == (width, height))
    let places = [(1, 1), (3, 1), (1, 3), (3, 3)]
    let names = places.map { x, y in
      let pixel = pixmap[x * width / 4, y * height / 4]
      return switch (pixel.red > 128, pixel.green > 128, pixel.blue > 128) {
      case (true, false, false): "red"
      case (false, true, false): "green"
      case (false, false, true): "blue"
      case (true, true, true): "white"
      default: "\(pixel)"
      }
    }
    #expect(names == quarters)
  }

  @Test func delaysOfAGIFAreHonoured() throws {
    let pictures = try Self.pictures(Self.path("delays.gif"))
    // 30, 1, 2, 0 and 7 hundredths; 0, which cannot be meant, is a tenth as in browsers.
    #expect(pictures.map(\.time) == [0, 0.3, 0.31, 0.33, 0.43])
    #expect(pictures.last?.duration == 0.07)
    #expect(try VideoReader(path: Self.path("delays.gif")).constantRate == nil)
  }

  @Test func framesOfAGIFAreComposed() throws {
    let pictures = try Self.pictures(Self.path("delays.gif")).map(\.pixmap)
    try #require(pictures.count == 5)
    func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PremultipliedColor {
      PremultipliedColor(red: red, green: green, blue: blue, alpha: 255)
    }
    for (picture, flat) in zip(pictures, [color(255, 0, 0), color(0, 255, 0), color(0, 0, 255)]) {
      #expect(picture == Pixmap(width: 8, height: 4, filledWith: flat))
    }
    // A white square on blue, which goes again; then a black dot.
    for y in 0..<4 {
      for x in 0..<8 {
        let isSquare = (2..<5).contains(x) && (1..<3).contains(y)
        #expect(pictures[3][x, y] == (isSquare ? color(255, 255, 255) : color(0, 0, 255)))
        #expect(pictures[4][x, y] == ((x, y) == (7, 3) ? color(0, 0, 0) : color(0, 0, 255)))
      }
    }
  }
}
