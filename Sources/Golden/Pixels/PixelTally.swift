import Foundation
import Geometry
import Raster

/// Counts what a comparison finds.
struct PixelTally {
  private(set) var different = 0
  private(set) var changed = 0
  private(set) var antialiased = 0
  private(set) var levels = 0
  private(set) var bounds = PixelRect.empty

  /// Counts the pixels that both pictures have.
  mutating func count(
    _ comparison: PixelComparison, _ expected: UnsafeBufferPointer<UInt32>,
    _ actual: UnsafeBufferPointer<UInt32>
  ) {
    guard let left = expected.baseAddress, let right = actual.baseAddress else { return }
    let judge = PixelJudge(comparison, expected, actual)
    let shared = comparison.shared
    for y in 0..<shared.height {
      let leftRow = left + y * comparison.expected.width
      let rightRow = right + y * comparison.actual.width
      if memcmp(leftRow, rightRow, shared.width * 4) == 0 { continue }
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

  private mutating func add(_ finding: PixelComparison.Finding, _ levels: Int, _ x: Int, _ y: Int) {
    changed += 1
    self.levels = max(self.levels, levels)
    switch finding {
    case .antialiased: antialiased += 1
    case .different, .onlyInOne:
      different += 1
      bounds = bounds.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
    case .equal, .tolerated, .masked: break
    }
  }
}
