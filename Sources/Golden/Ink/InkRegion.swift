package import Geometry

/// The pixels in which the ink of a text is measured: those of rectangles that overlap each other.
package struct InkRegion: Hashable, Sendable {
  /// A run of pixels in a row.
  struct Run: Hashable {
    let y: Int
    let columns: Range<Int>
  }

  /// The rectangles, none of them empty.
  package let rects: [PixelRect]

  /// The smallest rectangle around the region.
  package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Regions of rectangles: those that overlap, at once or by way of others, are one.
  package static func regions(of rects: [PixelRect]) -> [InkRegion] {
    var groups: [[PixelRect]] = []
    for rect in rects where !rect.isEmpty {
      func overlaps(_ group: [PixelRect]) -> Bool {
        group.contains { !$0.intersection(rect).isEmpty }
      }
      groups =
        groups.filter { !overlaps($0) } + [groups.filter(overlaps).flatMap(\.self) + [rect]]
    }
    return groups.map(InkRegion.init)
  }

  /// The region's pixels that no mask covers, each in one run, row by row from the left.
  func runs(outside masks: [PixelRect]) -> [Run] {
    let rects = rects.sorted { $0.minX < $1.minX }
    let masks = masks.filter { !$0.intersection(bounds).isEmpty }.sorted { $0.minX < $1.minX }
    var runs: [Run] = []
    for y in bounds.minY..<bounds.maxY {
      var done = Int.min
      for rect in rects where rect.minY <= y && y < rect.maxY && rect.maxX > done {
        var start = max(rect.minX, done)
        done = rect.maxX
        for mask in masks where mask.minY <= y && y < mask.maxY {
          let end = min(mask.minX, done)
          if start < end { runs.append(Run(y: y, columns: start..<end)) }
          start = max(start, mask.maxX)
        }
        if start < done { runs.append(Run(y: y, columns: start..<done)) }
      }
    }
    return runs
  }
}
