import Geometry

/// A connected patch of blocks that change, with a margin of one block.
struct MovingPart {
  /// The most parts that are looked into, those that change most first.
  static let maximumCount = 12

  /// The pixels of its blocks, one rectangle a block, in the picture's coordinates.
  let blocks: [PixelRect]
  /// The rectangle around the blocks.
  let bounds: PixelRect
  /// The pixels that are kept of each frame: `bounds` and as far as a shift may reach, on the
  /// block grid.
  let window: PixelRect
  /// How much changes in it altogether.
  let energy: Float

  private init(blocks: [PixelRect], energy: Float, size: PixelRect, reach: Int) {
    self.blocks = blocks
    self.energy = energy
    bounds = blocks.reduce(.empty) { $0.union($1) }
    let side = BlockGrid.side
    let wide = bounds.expanded(by: reach).intersection(size)
    window = PixelRect(
      minX: wide.minX / side * side, minY: wide.minY / side * side, maxX: wide.maxX,
      maxY: wide.maxY)
  }

  /// The parts that a survey found, those that change most first, for shifts as far as `reach`
  /// pixels.
  static func parts(of survey: ChangeSurvey, reach: Int) -> [MovingPart] {
    let grid = survey.grid
    var isOpen = [Bool](repeating: false, count: grid.count)
    for block in survey.activeBlocks {
      for near in grid.neighbourhood(of: block) { isOpen[near] = true }
    }
    var parts: [MovingPart] = []
    for start in 0..<grid.count where isOpen[start] {
      isOpen[start] = false
      var blocks = [start]
      var next = 0
      while next < blocks.count {
        for near in grid.neighbourhood(of: blocks[next]) where isOpen[near] {
          isOpen[near] = false
          blocks.append(near)
        }
        next += 1
      }
      blocks.sort()
      parts.append(
        MovingPart(
          blocks: blocks.map(grid.rect), energy: blocks.reduce(0) { $0 + survey.energies[$1] },
          size: survey.size, reach: reach))
    }
    return Array(parts.sorted { $0.energy > $1.energy }.prefix(maximumCount))
  }
}
