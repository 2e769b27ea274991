import Raster

/// Finds pixels that look like the smoothed edge of a shape, after V. Vyšniauškas, "Anti-aliased
/// Pixel and Intensity Slope Detector" (2009), as pixelmatch does it.
///
/// It judges looks alone: the edges of what moves are smoothed edges, and thin lines and rings are
/// mistaken for them.
struct AntialiasingDetector {
  /// Two pictures of one size as premultiplied words.
  let expected: UnsafeBufferPointer<UInt32>
  let actual: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// Whether the pixel is a smoothed edge in either picture.
  func isSmoothedEdge(x: Int, y: Int) -> Bool {
    isSmoothedEdge(x, y, of: expected, beside: actual)
      || isSmoothedEdge(x, y, of: actual, beside: expected)
  }

  /// Whether at most two neighbours are as bright as the pixel, there are both a darker and a
  /// brighter one, and the darkest or the brightest of them lies in a plain area of both pictures.
  private func isSmoothedEdge(
    _ x: Int, _ y: Int, of picture: UnsafeBufferPointer<UInt32>,
    beside other: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    let centre = brightness(picture[y * width + x])
    var equal = isOnBorder(x, y) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where (column, row) != (x, y) {
        let difference = centre - brightness(picture[row * width + column])
        if difference == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if difference < darkest.difference {
          darkest = (difference, column, row)
        } else if difference > brightest.difference {
          brightest = (difference, column, row)
        }
      }
    }
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    return [darkest, brightest].contains { extreme in
      isInPlainArea(extreme.x, extreme.y, of: picture)
        && isInPlainArea(extreme.x, extreme.y, of: other)
    }
  }

  /// Whether three or more neighbours have the pixel's very colour; the border counts as one.
  private func isInPlainArea(
    _ x: Int, _ y: Int, of picture: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    let color = picture[y * width + x]
    var equal = isOnBorder(x, y) ? 1 : 0
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1)
      where (column, row) != (x, y) && picture[row * width + column] == color {
        equal += 1
      }
    }
    return equal > 2
  }

  private func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Equal colours are equally bright to the last bit, since both go through the same arithmetic.
  private func brightness(_ word: UInt32) -> Double { YIQ(PixelPair.straight(word), on: 255).y }
}
