import Geometry
import Golden
import Raster
import TestSupport
import Testing

/// Counts of random pictures against counts pixel by pixel: opaque rows are counted in another way
/// than rows with transparency.
@Suite struct PixelCounting {
  /// A picture of random greys near 100, some of its rows half transparent at one place.
  private func picture(
    _ width: Int, _ height: Int, _ random: inout SeededGenerator
  ) throws -> Pixmap {
    var picture = try Pixmap.make(width, height, .grey(100))
    for y in 0..<height {
      for x in 0..<width where Int.random(in: 0..<3, using: &random) == 0 {
        picture[x, y] = PremultipliedColor(
          red: UInt8.random(in: 97...103, using: &random),
          green: UInt8.random(in: 97...103, using: &random),
          blue: UInt8.random(in: 97...103, using: &random), alpha: 255)
      }
      if y % 4 == 3 {
        let color = StraightColor(red: 90, green: 90, blue: 90, alpha: 128)
        picture[width / 2, y] = color.premultiplied
      }
    }
    return picture
  }

  /// The largest difference of a channel: all of these are opaque or the same.
  private func levels(_ a: PremultipliedColor, _ b: PremultipliedColor) -> Int {
    [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test(arguments: [1, 2, 7, 8, 9, 16, 33, 70], [0, 1, 2, 5, 6])
  func countsAndBoundsAreThoseOfEveryPixel(width: Int, limit: Int) throws {
    var random = SeededGenerator(seed: UInt64(width * 10 + limit))
    let (a, b) = (try picture(width, 9, &random), try picture(width, 9, &random))
    var (changed, largest) = (0, 0)
    var different: [(x: Int, y: Int)] = []
    for y in 0..<9 {
      for x in 0..<width {
        let levels = levels(a[x, y], b[x, y])
        changed += levels > 0 ? 1 : 0
        largest = max(largest, levels)
        if levels > limit { different.append((x, y)) }
      }
    }
    let found = PixelDifference(
      expected: a, actual: b, tolerance: try PixelTolerance(.channel(limit)))
    #expect(found.changedCount == changed && found.largestDifference == largest)
    #expect(found.count == different.count)
    let (columns, rows) = (different.map(\.x).sorted(), different.map(\.y).sorted())
    let bounds = columns.first.map { left in
      PixelRect(
        minX: left, minY: rows[0], maxX: columns[columns.count - 1] + 1,
        maxY: rows[rows.count - 1] + 1)
    }
    #expect(found.bounds == bounds)
  }
}
