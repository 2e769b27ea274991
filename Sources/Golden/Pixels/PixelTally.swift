import Foundation
import Geometry
import Raster

/// Counts what a comparison finds.
struct PixelTally {
  private(set) var different = 0
  private(set) var changed = 0
  private(set) var antialiased = 0
  private(set) var levels = 0
  private var left = Int.max
  private var top = Int.max
  private var right = 0
  private var bottom = 0

  /// The smallest rectangle around what is different.
  var bounds: PixelRect {
    different == 0 ? .empty : PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// Counts the pixels that both pictures have.
  mutating func count(
    _ comparison: PixelComparison, _ expected: UnsafeBufferPointer<UInt32>,
    _ actual: UnsafeBufferPointer<UInt32>
  ) {
    let judge = PixelJudge(comparison, expected, actual)
    guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return }
    let shared = comparison.shared
    for y in 0..<shared.height {
      let leftRow = expected + y * comparison.expected.width
      let rightRow = actual + y * comparison.actual.width
      if memcmp(leftRow, rightRow, shared.width * 4) == 0 { continue }
      if let limit = comparison.plainLimit,
        let row = OpaqueRow(leftRow, rightRow, width: shared.width)
      {
        add(row, beyond: limit, y)
        continue
      }
      for x in 0..<shared.width where leftRow[x] != rightRow[x] && !comparison.isMasked(x, y) {
        let (finding, levels) = judge.judge(leftRow[x], rightRow[x], x: x, y: y)
        add(finding, levels, x, y)
      }
    }
  }

  /// Counts the pixels that only one of the pictures has.
  mutating func countOutside(_ comparison: PixelComparison) {
    let (shared, union) = (comparison.shared, comparison.union)
    for y in 0..<union.height {
      for x in (y < shared.height ? shared.width : 0)..<union.width
      where comparison.hasPixel(x, y) && !comparison.isMasked(x, y) {
        add(.onlyInOne, 255, x, y)
      }
    }
  }

  private mutating func add(_ row: OpaqueRow, beyond limit: Int, _ y: Int) {
    let largest = row.largestDifference
    changed += row.changedCount
    levels = max(levels, largest)
    guard largest > limit, let columns = row.differentColumns(beyond: limit) else { return }
    different += row.differentCount(beyond: limit)
    (left, top) = (min(left, columns.lowerBound), min(top, y))
    (right, bottom) = (max(right, columns.upperBound), max(bottom, y + 1))
  }

  private mutating func add(_ finding: PixelComparison.Finding, _ levels: Int, _ x: Int, _ y: Int) {
    changed += 1
    self.levels = max(self.levels, levels)
    switch finding {
    case .antialiased: antialiased += 1
    case .different, .onlyInOne:
      different += 1
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x + 1), max(bottom, y + 1))
    case .equal, .tolerated, .masked: break
    }
  }
}
