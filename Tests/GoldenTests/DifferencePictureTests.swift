import Foundation
import Geometry
import Golden
import PNGCodec
import Raster
import TestSupport
import Testing

@Suite struct DifferencePictures {
  private let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
  private let magenta = PremultipliedColor(red: 220, green: 0, blue: 220, alpha: 255)

  /// Places where a picture has a colour.
  private func places(_ color: PremultipliedColor, in picture: Pixmap) -> [PixelRect] {
    (0..<picture.height).flatMap { y in
      (0..<picture.width).filter { picture[$0, y] == color }.map {
        PixelRect(minX: $0, minY: y, maxX: $0 + 1, maxY: y + 1)
      }
    }
  }

  @Test(arguments: [PremultipliedColor.clear, .black, .white])
  func onlyWhatDiffersIsRed(color: PremultipliedColor) throws {
    let expected = try Pixmap.make(
      8, 6, PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
    let spot = PixelRect(minX: 3, minY: 2, maxX: 4, maxY: 3)
    let picture = try #require(
      PixelComparison(expected: expected, actual: expected.with(spot, color)).differencePicture)
    #expect(places(red, in: picture) == [spot])
  }

  @Test func itCoversBothPicturesAndShowsWhatOnlyOneHas() throws {
    let (wide, tall) = (try Pixmap.make(5, 2, .black), try Pixmap.make(2, 4, .black))
    let there = try #require(
      PixelComparison(expected: wide, actual: tall).differencePicture)
    let back = try #require(PixelComparison(expected: tall, actual: wide).differencePicture)
    #expect(there.width == 5 && there.height == 4)
    #expect(there == back)
    // 3 x 2 at the right and 2 x 2 below; the corner belongs to neither.
    #expect(places(magenta, in: there).count == 10)
    #expect(there[4, 3] == .white)
  }

  @Test func masksAndToleratedPixelsHaveColoursOfTheirOwn() throws {
    let expected = try Pixmap.make(3, 1, .grey(100))
    var actual = expected
    actual[0, 0] = .grey(101)
    actual[1, 0] = .grey(150)
    actual[2, 0] = .grey(150)
    let picture = try #require(
      PixelComparison(
        expected: expected, actual: actual, tolerance: try PixelTolerance(.channel(1)),
        masks: [PixelRect(minX: 2, minY: 0, maxX: 3, maxY: 1)]
      ).differencePicture)
    let colors = [picture[0, 0], picture[1, 0], picture[2, 0]]
    #expect(colors[1] == red)
    #expect(Set(colors).count == 3)
  }

  /// The losses of a video change nearly every pixel by some levels.
  @Test func whatDiffersStandsOutFromWhatIsTolerated() throws {
    let expected = try Pixmap.make(256, 1, .black)
    var actual = expected
    for levels in 0..<256 { actual[levels, 0] = .grey(UInt8(levels)) }
    let tolerance = try PixelTolerance(.channel(255))
    let picture = try #require(
      PixelComparison(expected: expected, actual: actual, tolerance: tolerance).differencePicture)
    /// How far a colour is from the one of an equal pixel, in levels.
    func strength(_ color: PremultipliedColor) -> Int {
      let paper = picture[0, 0]
      return max(
        abs(Int(color.red) - Int(paper.red)), abs(Int(color.green) - Int(paper.green)),
        abs(Int(color.blue) - Int(paper.blue)))
    }
    let strengths = (1..<256).map { strength(picture[$0, 0]) }
    #expect(strengths == strengths.sorted())
    // A sixth and two thirds of what orange has: seen from one level on, and never as strong as red.
    let orange = strength(PremultipliedColor(red: 255, green: 150, blue: 60, alpha: 255))
    #expect((strengths[0] * 6 - orange).magnitude <= 6)
    #expect((strengths[254] * 3 - orange * 2).magnitude <= 3)
    #expect(strengths[254] * 2 <= strength(red))
  }

  @Test func threePicturesStandBesideEachOther() throws {
    let expected = try Pixmap.make(4, 3, .grey(10))
    let actual = try Pixmap.make(2, 5, .grey(20))
    let comparison = PixelComparison(expected: expected, actual: actual)
    let picture = try #require(comparison.triptych)
    #expect(picture.width == 12 && picture.height == 5)
    #expect(picture.cropped(to: PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 3)) == expected)
    #expect(picture.cropped(to: PixelRect(minX: 8, minY: 0, maxX: 10, maxY: 5)) == actual)
    #expect(
      picture.cropped(to: PixelRect(minX: 4, minY: 0, maxX: 8, maxY: 5))
        == comparison.differencePicture)
    // What a picture lacks is transparent.
    #expect(picture[11, 0] == .clear)
  }

  @Test func picturesTooLargeTogetherHaveNone() throws {
    let (wide, tall) = (try Pixmap.make(16_384, 1), try Pixmap.make(1, 16_384))
    let comparison = PixelComparison(expected: wide, actual: tall)
    #expect(comparison.differencePicture == nil)
    #expect(comparison.triptych == nil)
    #expect(PixelDifference(comparison).count == 2 * 16_383)
  }

  /// The same pixels in four encodings, which another program wrote.
  @Test(arguments: ["palette8", "rgb8", "rgb16"])
  func encodingsOfTheSamePixelsAreEqual(encoding: String) throws {
    func picture(_ encoding: String) throws -> Pixmap {
      let path = Repository.path("Tests/PNGCodecTests/Fixtures/colours.\(encoding).png")
      return try Pixmap(pngData: Array(Data(contentsOf: URL(filePath: path))))
    }
    let difference = PixelDifference(
      expected: try picture("rgba8"), actual: try picture(encoding))
    #expect(difference.verdict == .equal)
  }
}
