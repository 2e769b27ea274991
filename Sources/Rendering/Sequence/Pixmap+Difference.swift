import Foundation
import Geometry
import Raster

extension Pixmap {
  /// The smallest rectangle around all pixels of `area` that differ from another picture's of the
  /// same size.
  func difference(from other: Pixmap, within area: PixelRect) -> PixelRect {
    guard width == other.width, height == other.height else { return area }
    return pixels.withUnsafeBufferPointer { mine in
      other.pixels.withUnsafeBufferPointer { theirs in
        func rowDiffers(_ y: Int, _ columns: Range<Int>) -> Bool {
          guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return false }
          let start = y * width + columns.lowerBound
          return memcmp(mine + start, theirs + start, columns.count * 4) != 0
        }
        let columns = area.minX..<area.maxX
        let rows = area.minY..<area.maxY
        guard let top = rows.first(where: { rowDiffers($0, columns) }),
          let bottom = rows.last(where: { rowDiffers($0, columns) })
        else { return .empty }
        var (left, right) = (area.maxX, area.minX)
        for y in top...bottom {
          let start = y * width
          let (end, begin) = (left, right)
          func differs(_ x: Int) -> Bool { mine[start + x] != theirs[start + x] }
          left = (area.minX..<end).first(where: differs) ?? left
          right = (begin..<area.maxX).last(where: differs).map { $0 + 1 } ?? right
        }
        return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom + 1)
      }
    }
  }
}
