import Geometry

/// Pixels that have to be painted anew: a few rectangles that share no pixel.
struct DirtyRegion {
  /// The rectangles.
  private(set) var rects: [PixelRect] = []

  /// More rectangles than this are painted as one: by then they cover most of what is between them.
  private static let mostRects = 8

  /// No pixel.
  init() {}

  /// The pixels of a rectangle.
  init(_ rect: PixelRect) { insert(rect) }

  /// Whether there is no pixel.
  var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle around all.
  var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds pixels. Rectangles that share some become one.
  mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var merged = rect
    while let index = rects.firstIndex(where: { $0.intersects(merged) }) {
      merged = merged.union(rects.remove(at: index))
    }
    rects.append(merged)
    if rects.count > Self.mostRects { rects = [bounds] }
  }

  /// Adds the pixels of another region.
  mutating func insert(_ region: DirtyRegion) {
    for rect in region.rects { insert(rect) }
  }

  /// Whether a pixel of the rectangle is inside.
  func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

  /// The pixels that are inside `limits` too.
  func clipped(to limits: PixelRect) -> DirtyRegion {
    mapped { $0.intersection(limits) }
  }

  /// The region of every rectangle's image.
  func mapped(_ transform: (PixelRect) -> PixelRect) -> DirtyRegion {
    var region = DirtyRegion()
    for rect in rects { region.insert(transform(rect)) }
    return region
  }
}
