import Foundation
import Geometry
import Golden
import PNGCodec
import Raster
import TestSupport
import Testing

/// Against pixelmatch itself: `Fixtures/make_pixelmatch.py` made both pictures and the counts.
@Suite struct PixelmatchCompatibility {
  struct Row: CustomStringConvertible {
    let threshold: Double
    let countsAntialiasing: Bool
    let count: Int
    var description: String { "threshold \(threshold), \(countsAntialiasing)" }
  }

  static func rows() throws -> [Row] {
    let path = Repository.path("Tests/GoldenTests/Fixtures/pixelmatch.csv")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: ",")
      return Row(
        threshold: try #require(Double(fields[0])), countsAntialiasing: fields[1] == "true",
        count: try #require(Int(fields[2])))
    }
  }

  static func picture(_ name: String) throws -> Pixmap {
    let path = Repository.path("Tests/GoldenTests/Fixtures/\(name).png")
    return try Pixmap(pngData: Array(Data(contentsOf: URL(filePath: path))))
  }

  @Test func theSamePixelsCount() throws {
    let (expected, actual) = (try Self.picture("expected"), try Self.picture("actual"))
    let rows = try Self.rows()
    #expect(rows.count == 16)
    for row in rows {
      let tolerance = try PixelTolerance(
        .yiq(row.threshold), ignoringAntialiasing: !row.countsAntialiasing)
      let there = PixelDifference(expected: expected, actual: actual, tolerance: tolerance)
      let back = PixelDifference(expected: actual, actual: expected, tolerance: tolerance)
      #expect(there.count == row.count, "\(row)")
      #expect(back.count == row.count, "\(row)")
    }
  }

  @Test func ignoredPixelsAreCountedApart() throws {
    let (expected, actual) = (try Self.picture("expected"), try Self.picture("actual"))
    let rows = try Self.rows().filter { $0.threshold == 0.1 }
    let difference = PixelDifference(
      expected: expected, actual: actual,
      tolerance: try PixelTolerance(.yiq(0.1), ignoringAntialiasing: true))
    #expect(difference.count + difference.antialiasedCount == rows[0].count)
    #expect("\(difference)".contains("more ignored as anti-aliasing"))
  }

  /// The reason for the warning: half a pixel of motion, and nothing counts.
  @Test func ignoringAntialiasingHidesHalfAPixelOfMotion() throws {
    func bar(at left: Int, edge: UInt8) throws -> Pixmap {
      try Pixmap.make(40, 30).with(PixelRect(minX: 10, minY: 5, maxX: 30, maxY: 25), .black)
        .with(PixelRect(minX: left, minY: 5, maxX: left + 1, maxY: 25), .grey(edge))
    }
    let (expected, actual) = (try bar(at: 30, edge: 191), try bar(at: 30, edge: 64))
    let ignoring = try PixelTolerance(.yiq(0.1), ignoringAntialiasing: true)
    let counting = try PixelTolerance(.yiq(0.1))
    let blind = PixelDifference(expected: expected, actual: actual, tolerance: ignoring)
    let seeing = PixelDifference(expected: expected, actual: actual, tolerance: counting)
    #expect(seeing.count == 20)
    #expect(blind.count < seeing.count && blind.antialiasedCount > 0)
  }

  /// .5053 * 255^2 of luma against 35215: black and white are .966 of the largest distance apart.
  @Test func thresholdsAreSharesOfTheLargestDistance() throws {
    let (white, black) = (try Pixmap.make(2, 2), try Pixmap.make(2, 2, .black))
    let edge = (0.5053 * 255 * 255 / 35_215).squareRoot()
    for (threshold, count) in [(edge - 0.0001, 4), (edge + 0.0001, 0)] {
      let difference = PixelDifference(
        expected: white, actual: black, tolerance: try PixelTolerance(.yiq(threshold)))
      #expect(difference.count == count)
    }
  }
}
