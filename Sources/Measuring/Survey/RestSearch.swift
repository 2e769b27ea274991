import Geometry
import Raster

/// Finds the picture of a part at rest: the mean of the frames in which it stands still longest.
///
/// A capture normally starts at rest, so the first stillness is taken unless a later one lasts
/// three times as long and more than a peak does (0.15 s); a clip that never stands still is measured against its first frame.
struct RestSearch {
  private struct Stillness {
    var sum: LumaPlane
    var count: Int
    var start: Double
    var end: Double
  }

  private let part: MovingPart
  private let limit: Float
  private var current: Stillness?
  private var previous: LumaPlane?
  private var first: Stillness?
  private var best: Stillness?

  /// A search in a clip whose blocks change by `noise` (mean square) when nothing happens.
  init(_ part: MovingPart, noise: Float) {
    self.part = part
    limit = max(noise * 2.2, 0.02)
  }

  /// Takes the next frame.
  mutating func add(_ pixmap: Pixmap, time: Double) {
    let plane = LumaPlane(pixmap, window: part.window)
    if let previous, isStill(plane, previous) {
      for at in plane.values.indices { current?.sum.values[at] += plane.values[at] }
      current?.count += 1
      current?.end = time
    } else {
      current?.end = time
      close()
      current = Stillness(sum: plane, count: 1, start: time, end: time)
    }
    previous = plane
  }

  private func isStill(_ plane: LumaPlane, _ other: LumaPlane) -> Bool {
    part.blocks.allSatisfy { block in
      let rect = block.offset(dx: -part.window.minX, dy: -part.window.minY)
      return plane.meanSquareDifference(other, in: rect) <= limit
    }
  }

  private mutating func close() {
    guard let current else { return }
    if first == nil { first = current }
    if current.end - current.start > best.map({ $0.end - $0.start }) ?? -1 { best = current }
  }

  /// The part at rest; nil if no frame came.
  mutating func finish() -> LumaPlane? {
    close()
    guard let first, let best else { return nil }
    let length = best.end - best.start
    let isBetter = length > 0.15 && length > 3 * (first.end - first.start)
    let chosen = isBetter ? best : first
    var mean = chosen.sum
    for at in mean.values.indices { mean.values[at] /= Float(chosen.count) }
    return mean
  }
}
