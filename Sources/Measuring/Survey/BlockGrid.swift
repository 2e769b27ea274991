import Geometry

/// The squares of 8 pixels in which changes are looked for: a picture's own grid, cut by a region.
struct BlockGrid {
  /// The side of a block, in pixels.
  static let side = 8

  /// The pixels that are looked at.
  let region: PixelRect
  /// Blocks in a row.
  let columns: Int
  /// Rows of blocks.
  let rows: Int
  private let left: Int
  private let top: Int

  /// The grid of a region, which must not be empty.
  init(_ region: PixelRect) {
    self.region = region
    left = region.minX / Self.side
    top = region.minY / Self.side
    columns = (region.maxX - 1) / Self.side - left + 1
    rows = (region.maxY - 1) / Self.side - top + 1
  }

  /// The number of blocks.
  var count: Int { columns * rows }

  /// The pixels of a block, in the picture's coordinates; at the region's edge fewer than 64.
  func rect(_ block: Int) -> PixelRect {
    let x = (left + block % columns) * Self.side
    let y = (top + block / columns) * Self.side
    return PixelRect(minX: x, minY: y, maxX: x + Self.side, maxY: y + Self.side)
      .intersection(region)
  }

  /// The block and its neighbours in all eight directions, as far as there are any.
  func neighbourhood(of block: Int) -> [Int] {
    let (column, row) = (block % columns, block / columns)
    var found: [Int] = []
    for y in max(row - 1, 0)...min(row + 1, rows - 1) {
      for x in max(column - 1, 0)...min(column + 1, columns - 1) { found.append(y * columns + x) }
    }
    return found
  }
}

extension LumaPlane {
  /// The mean square of the difference from another plane in a rectangle of this one's own
  /// coordinates.
  func meanSquareDifference(_ other: LumaPlane, in rect: PixelRect) -> Float {
    difference(other, in: rect).meanSquare
  }

  /// The difference from another plane in a rectangle: its mean square, and the variance about
  /// its mean.
  func difference(
    _ other: LumaPlane, in rect: PixelRect
  ) -> (meanSquare: Float, variance: Float) {
    var (sum, squares): (Float, Float) = (0, 0)
    for y in rect.minY..<rect.maxY {
      for at in (y * width + rect.minX)..<(y * width + rect.maxX) {
        let difference = values[at] - other.values[at]
        sum += difference
        squares += difference * difference
      }
    }
    let count = Float(max(rect.width * rect.height, 1))
    return (squares / count, max(squares / count - sum / count * (sum / count), 0))
  }
}
