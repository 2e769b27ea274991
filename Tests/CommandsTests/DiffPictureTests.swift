import CommandTestSupport
import Commands
import Foundation
import PNGCodec
import Raster
import TestSupport
import Testing

/// Single pictures against each other.
@Suite struct DiffOfPictures {
  private let inputs: DiffInputs

  init() throws { inputs = try DiffInputs() }

  private func fixture(_ name: String) -> String {
    Repository.path("Tests/PNGCodecTests/Fixtures/\(name).png")
  }

  @Test func aPictureIsEqualToItself() throws {
    let path = try inputs.picture("a.png", try .plain(9, 7))
    let session = Session("diff", path, path)
    #expect(session.status == .success)
    #expect(session.error.isEmpty)
    #expect(
      session.output == """
        expected: \(path), 9x7 px
        actual: \(path), 9x7 px
        curve: nothing to compare: single pictures do not move
        pixels: equal in all 63 pixels (tolerance: exact)
        equal

        """)
    let document = try inputs.document(path, path)
    #expect(document.verdict == "equal")
    #expect(document.pixels.worst.differentPixels == 0 && document.pixels.worst.ratio == 0)
    #expect(document.curve == nil && document.seen == nil)
  }

  /// Blended on white, on black, or on the red and magenta of difference pictures, one would be the
  /// other.
  @Test(arguments: [
    PremultipliedColor.gray(255), .gray(0),
    PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255),
    PremultipliedColor(red: 220, green: 0, blue: 220, alpha: 255),
  ])
  func whatIsTransparentIsNoColour(color: PremultipliedColor) throws {
    let ground = try Pixmap.plain(20, 10, .gray(90))
    let opaque = try inputs.picture("opaque.png", ground.with(2, 3, 6, 4, color))
    let clear = try inputs.picture("clear.png", ground.with(2, 3, 6, 4, .clear))
    for (expected, actual) in [(opaque, clear), (clear, opaque)] {
      let document = try inputs.document(expected, actual)
      #expect(document.verdict == "pixelsDiffer")
      #expect(document.pixels.worst.differentPixels == 24)
      #expect(document.pixels.worst.box == [2, 3, 6, 4])
      #expect(document.pixels.worst.largestDifference == 255)
    }
  }

  @Test(arguments: [(1, 1, 106, 106), (200, 200, 300, 200), (300, 200, 200, 200), (4, 9, 9, 4)])
  func otherSizesDifferWhateverThePixelsAre(
    width: Int, height: Int, otherWidth: Int, otherHeight: Int
  ) throws {
    let a = try inputs.picture("a.png", try .plain(width, height))
    let b = try inputs.picture("b.png", try .plain(otherWidth, otherHeight))
    let (first, second) = ("\(width)x\(height)", "\(otherWidth)x\(otherHeight)")
    let shared = min(width, otherWidth) * min(height, otherHeight)
    let union = width * height + otherWidth * otherHeight - shared
    for (expected, actual, words) in [
      (a, b, "size differs: expected \(first), got \(second)"),
      (b, a, "size differs: expected \(second), got \(first)"),
    ] {
      let picture = inputs.folder.path("diff.png")
      // No limit makes them equal.
      let limits = ["--tolerance", "255", "--max-ratio", "1", "-o", picture]
      let session = Session(["diff", expected, actual] + limits)
      #expect(session.status == .differs)
      #expect(session.output.contains("\n\(words)\n"))
      #expect(session.output.hasSuffix("\ndiffers: size\n"))
      let document = try inputs.document(expected, actual)
      #expect(document.verdict == "sizeDiffers")
      #expect(document.differences == [words])
      #expect(document.pixels.worst.comparedPixels == union)
      #expect(document.pixels.worst.differentPixels == union - shared)
      let drawn = try Pixmap(pngData: inputs.folder.bytes("diff.png"))
      #expect(drawn.width == max(width, otherWidth) && drawn.height == max(height, otherHeight))
    }
  }

  @Test func oneRowOfAScreenIsEnoughToDiffer() throws {
    let screen = try Pixmap.plain(400, 800)
    let a = try inputs.picture("a.png", screen)
    let b = try inputs.picture("b.png", screen.with(0, 640, 400, 1, .gray(254)))
    let document = try inputs.document(a, b)
    #expect(!document.matches)
    #expect(document.pixels.worst.differentPixels == 400)
    // 400 of 320,000.
    #expect(document.pixels.worst.ratio == 0.00125)
    #expect(document.pixels.worst.box == [0, 640, 400, 1])
  }

  @Test(
    arguments: ["red", "green", "blue", "alpha"], [[], ["--yiq", "0"], ["--tolerance", "2"]])
  func aPixelCountsOnceWhateverChannelItIs(channel: String, limits: [String]) throws {
    let picture = try Pixmap.plain(10, 10, .gray(128))
    let a = try inputs.picture("a.png", picture)
    let color: StraightColor =
      switch channel {
      case "red": StraightColor(red: 100, green: 128, blue: 128, alpha: 255)
      case "green": StraightColor(red: 128, green: 100, blue: 128, alpha: 255)
      case "blue": StraightColor(red: 128, green: 128, blue: 100, alpha: 255)
      default: StraightColor(red: 128, green: 128, blue: 128, alpha: 100)
      }
    let b = try inputs.picture("b.png", picture.with(7, 2, 1, 1, color.premultiplied))
    let session = Session(["diff", a, b] + limits)
    #expect(session.status == .differs)
    #expect(session.output.contains("pixels: 1 of 100 pixels differ (1.00 %)"))
  }

  /// The same picture in other clothes; `make_fixtures.py` beside the files says which.
  @Test(arguments: [
    ("two", ["palette1", "palette2", "palette4", "palette8", "grey1", "grey8", "grey16", "rgb8"]),
    ("four", ["palette2", "grey2", "grey16", "greyalpha8", "greyalpha16", "rgb16", "rgba16"]),
    ("colours", ["palette4", "palette8", "rgb8", "rgb16", "rgba16"]),
    ("hole", ["palette1", "grey1", "grey16", "rgb8", "rgb16", "rgba16"]),
    ("veil", ["palette4", "palette8", "rgba16"]),
  ])
  func theEncodingOfAFileDoesNotMatter(picture: String, encodings: [String]) {
    for encoding in encodings {
      let session = Session("diff", fixture("\(picture).rgba8"), fixture("\(picture).\(encoding)"))
      #expect(session.status == .success, "\(encoding): \(session.output)\(session.error)")
    }
  }

  @Test func helpSaysWhichPixelsAreCompared() {
    let help = Session("diff", "--help").output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(help.contains("with 8 bits a channel and premultiplied"))
    #expect(!help.contains("as files hold them"))
  }

  @Test(arguments: ["1x1", "2x3", "3x1", "4x4", "5x7", "961x481"], ["grey1", "palette4", "rgba8"])
  func neitherDoesInterlacing(size: String, encoding: String) {
    let (plain, adam7) = ("plain-\(size).\(encoding)", "adam7-\(size).\(encoding)")
    #expect(Session("diff", fixture(plain), fixture(adam7)).status == .success)
  }

  @Test(arguments: ["gamma-linear", "gamma-srgb", "gamma-chunk", "sloppy"])
  func neitherDoWhatSomeReadersApply(name: String) {
    #expect(Session("diff", fixture("gamma-none"), fixture(name)).status == .success)
  }

  @Test(arguments: ["quadrants-444.jpg", "quadrants-lossless.webp", "delays.gif", "variable.mkv"])
  func inputsOfOtherFormatsAreReadToo(name: String) {
    let path = Repository.path("Tests/VideoCodecTests/Fixtures/\(name)")
    let session = Session("diff", path, path)
    #expect(session.status == .success, "\(session.error)")
    #expect(session.output.hasSuffix("\nequal\n"))
  }
}
