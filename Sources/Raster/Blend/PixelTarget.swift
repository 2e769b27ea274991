import Geometry

/// The pixels of a picture under the brush, with what cuts and fades the paint.
///
/// Columns and rows given to it must be inside `area`, which is inside the picture and the clip: the
/// rasteriser's clip has seen to that before the first row.
@safe struct PixelTarget {
  /// The pixels that may change.
  let area: PixelRect
  private let pixels: UnsafeMutablePointer<PremultipliedColor>
  private let stride: Int
  private let clip: Mask?
  private let opacity: UInt32

  @inline(__always)
  init(
    pixels: UnsafeMutablePointer<PremultipliedColor>, stride: Int, area: PixelRect, clip: Mask?,
    opacity: UInt8
  ) {
    unsafe self.pixels = pixels
    self.stride = stride
    self.area = area
    self.clip = clip
    self.opacity = UInt32(opacity)
  }

  /// Paints one colour over neighbouring pixels of a row.
  func paint(_ color: PremultipliedColor, x: Int, y: Int, count: Int, coverage: UInt8) {
    let row = unsafe pixels + (y &* stride &+ x)
    eachShare(x: x, y: y, count: count, coverage: coverage) { range, share in
      if share == 255, color.alpha == 255 {
        unsafe (row + range.lowerBound).update(repeating: color, count: range.count)
      } else if share == 255 {
        for column in range { unsafe row[column] = color.over(row[column]) }
      } else {
        for column in range { unsafe row[column] = color.over(row[column], share: share) }
      }
    }
  }

  /// Paints as many pixels over neighbouring pixels of a row.
  func paint(
    _ colors: UnsafePointer<PremultipliedColor>, x: Int, y: Int, count: Int, coverage: UInt8
  ) {
    let row = unsafe pixels + (y &* stride &+ x)
    eachShare(x: x, y: y, count: count, coverage: coverage) { range, share in
      if share == 255 {
        unsafe paintWhole(
          colors + range.lowerBound, over: row + range.lowerBound, count: range.count)
      } else {
        for column in range {
          unsafe row[column] = colors[column].over(row[column], share: share)
        }
      }
    }
  }

  /// Cuts a run into pieces of which the same share, 1 ... 255, is painted: all of it, unless a clip
  /// changes within.
  @inline(__always)
  private func eachShare(
    x: Int, y: Int, count: Int, coverage: UInt8, _ body: (Range<Int>, UInt32) -> Void
  ) {
    let share = opacity == 255 ? UInt32(coverage) : divide255(UInt32(coverage) &* opacity)
    guard let clip else {
      if share > 0 { body(0..<count, share) }
      return
    }
    let start = clip.index(x: x, y: y)
    var column = 0
    while column < count {
      let first = column
      let cut = clip.coverage[start &+ column]
      repeat { column &+= 1 } while column < count && clip.coverage[start &+ column] == cut
      let part = divide255(share &* UInt32(cut))
      if part > 0 { body(first..<column, part) }
    }
  }

  /// Source-over in blocks of eight pixels, most of which are all opaque or all clear in pictures of
  /// user interfaces.
  private func paintWhole(
    _ colors: UnsafePointer<PremultipliedColor>, over row: UnsafeMutablePointer<PremultipliedColor>,
    count: Int
  ) {
    let block = 8
    var column = 0
    while column < count {
      let size = min(block, count &- column)
      var all: UInt32 = 0xFFFF_FFFF
      var any: UInt32 = 0
      for index in column..<(column &+ size) {
        unsafe all &= colors[index].word
        unsafe any |= colors[index].word
      }
      if all >> 24 == 255 {
        unsafe (row + column).update(from: colors + column, count: size)
      } else if any != 0 {
        for index in column..<(column &+ size) {
          unsafe row[index] = colors[index].over(row[index])
        }
      }
      column &+= size
    }
  }
}
