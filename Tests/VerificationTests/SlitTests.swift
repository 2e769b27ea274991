import Geometry
import Raster
import Testing

/// How the pictures of motion over time are put together.
@Suite struct Slits {
  /// A frame whose pixel in column x and row y is red x, green y, blue `frame`.
  private func frame(_ frame: UInt8) throws -> Pixmap {
    var picture = try #require(Pixmap(width: 5, height: 4))
    for y in 0..<4 {
      for x in 0..<5 {
        picture[x, y] = PremultipliedColor(
          red: UInt8(x), green: UInt8(y), blue: frame, alpha: 255)
      }
    }
    return picture
  }

  @Test func aRowRunsDownInTime() throws {
    let slit = Slit(strip: PixelRect(minX: 1, minY: 2, maxX: 4, maxY: 3), thickness: 2)
    let picture = try #require(slit.picture(of: [frame(10), frame(20)]))
    #expect((picture.width, picture.height) == (3, 4))
    for y in 0..<4 {
      for x in 0..<3 {
        let blue: UInt8 = y < 2 ? 10 : 20
        #expect(
          picture[x, y] == PremultipliedColor(red: UInt8(x + 1), green: 2, blue: blue, alpha: 255))
      }
    }
  }

  @Test func aColumnRunsToTheRightInTime() throws {
    let slit = Slit(strip: PixelRect(minX: 3, minY: 1, maxX: 4, maxY: 3), thickness: 3)
    let picture = try #require(slit.picture(of: [frame(10), frame(20)]))
    #expect((picture.width, picture.height) == (6, 2))
    for y in 0..<2 {
      for x in 0..<6 {
        let blue: UInt8 = x < 3 ? 10 : 20
        #expect(
          picture[x, y] == PremultipliedColor(red: 3, green: UInt8(y + 1), blue: blue, alpha: 255))
      }
    }
  }

  @Test func aStripThatLeavesTheFramesHasNoPicture() throws {
    let slit = Slit(strip: PixelRect(minX: 0, minY: 3, maxX: 6, maxY: 4), thickness: 1)
    #expect(try slit.picture(of: [frame(0)]) == nil)
  }

  @Test func withoutFramesThereIsNoPicture() {
    let slit = Slit(strip: PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 1), thickness: 1)
    #expect(slit.picture(of: []) == nil)
  }
}
