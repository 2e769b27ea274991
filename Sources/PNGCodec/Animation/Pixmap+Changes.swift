import Geometry
import Raster

extension Pixmap {
  /// The smallest rectangle around all pixels of a region that differ from those of another
  /// picture of the same size; empty where none does.
  func changes(since other: Pixmap, within region: PixelRect) -> PixelRect {
    let area = region.intersection(bounds)
    guard !area.isEmpty else { return .empty }
    return pixels.withUnsafeBufferPointer { new in
      other.pixels.withUnsafeBufferPointer { old in
        // Pictures that were not touched share their memory.
        if new.baseAddress == old.baseAddress { return .empty }
        func differs(_ x: Int, _ y: Int) -> Bool { new[y * width + x] != old[y * width + x] }
        var found: PixelRect?
        for y in area.minY..<area.maxY {
          guard let first = (area.minX..<area.maxX).first(where: { differs($0, y) }) else {
            continue
          }
          var row = PixelRect(minX: first, minY: y, maxX: first + 1, maxY: y + 1)
          // Columns that are inside already need no look.
          let inside = max(row.maxX, found?.maxX ?? 0)
          if let last = (inside..<max(inside, area.maxX)).last(where: { differs($0, y) }) {
            row.maxX = last + 1
          }
          found = found?.union(row) ?? row
        }
        return found ?? .empty
      }
    }
  }
}
