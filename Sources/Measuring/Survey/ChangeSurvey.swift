import Geometry
import Raster

/// Which blocks change from frame to frame, how often in a row, and how noisy the clip is.
///
/// How much change is more than noise is known only at the end, so each block counts its changes
/// above each of twelve limits; the memory does not grow with the clip.
struct ChangeSurvey {
  /// The limits of a block's mean square change, in squared levels: 1/4, 1/2, 1, ... 512.
  static let limits: [Float] = (0..<12).map { Float(1 << $0) / 4 }
  /// Changes farther apart than this, in seconds, do not belong together.
  private static let longestPause = 0.25

  /// The blocks.
  let grid: BlockGrid
  /// The size that every frame must have.
  let size: PixelRect
  /// Frames seen.
  private(set) var frameCount = 0
  /// Whether a frame had another size; such frames are left out.
  private(set) var hasOtherSizes = false
  /// Per block, all its changes summed.
  private(set) var energies: [Float]
  private var previous: LumaPlane?
  private var medians: [Float] = []
  private var current: [UInt16]
  private var longest: [UInt16]
  private var lastChange: [Double]

  /// A survey of frames of a size, inside `region` of it.
  init(size: PixelRect, region: PixelRect) {
    grid = BlockGrid(region)
    self.size = size
    energies = Array(repeating: 0, count: grid.count)
    current = Array(repeating: 0, count: grid.count * Self.limits.count)
    longest = current
    lastChange = Array(repeating: -.infinity, count: current.count)
  }

  /// Takes the next frame.
  mutating func add(_ pixmap: Pixmap, time: Double) {
    guard pixmap.bounds == size else {
      hasOtherSizes = true
      return
    }
    frameCount += 1
    let plane = LumaPlane(pixmap, window: grid.region)
    defer { previous = plane }
    guard let previous else { return }
    var variances = [Float](repeating: 0, count: grid.count)
    for block in 0..<grid.count {
      let rect = grid.rect(block).offset(dx: -grid.region.minX, dy: -grid.region.minY)
      let (change, variance) = plane.difference(previous, in: rect)
      variances[block] = variance
      if change >= Self.limits[0] { note(change, block: block, time: time) }
    }
    variances.sort()
    medians.append(variances[variances.count / 2])
  }

  private mutating func note(_ change: Float, block: Int, time: Double) {
    energies[block] += change
    for (level, limit) in Self.limits.enumerated() where change >= limit {
      let at = block * Self.limits.count + level
      if time - lastChange[at] > Self.longestPause { current[at] = 0 }
      lastChange[at] = time
      current[at] = min(current[at], .max - 1) + 1
      longest[at] = max(longest[at], current[at])
    }
  }

  /// The mean square change of a block in which nothing happens: the lower quartile over the
  /// frames of the median over the blocks. 0 in a clip without losses. A change that is the same
  /// all over a block is no noise, else a picture that fades would be all noise.
  var noise: Float {
    let sorted = medians.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 4]
  }

  /// The blocks that change again and again, as a view that shakes does and a caret does not.
  var activeBlocks: [Int] {
    let level = Self.limits.firstIndex { $0 >= noise * 2.2 } ?? Self.limits.count - 1
    let counts = (0..<grid.count).map { Int(longest[$0 * Self.limits.count + level]) }
    let most = counts.max() ?? 0
    guard most > 0 else { return [] }
    // Even a slow capture sees a shake in more than one step; a clip of two frames cannot.
    let least = most == 1 ? 1 : min(max(most / 4, 2), 4)
    return counts.indices.filter { counts[$0] >= least }
  }
}
