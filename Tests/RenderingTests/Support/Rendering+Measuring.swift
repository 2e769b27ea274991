import Geometry
import MockKit
import Raster
import Rendering

/// A list drawn by a renderer that has drawn nothing before.
func drawn(_ list: DisplayList) throws -> Pixmap {
  try FrameRenderer().render(list)
}

extension Pixmap {
  /// The centre of the ink on white, in pixels: each pixel weighs what it lacks to white, and lies
  /// at its middle. Nil on a blank page.
  var inkCentroid: Point? {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        let ink = Double(255 - self[column, row].green)
        sum += ink
        x += ink * (Double(column) + 0.5)
        y += ink * (Double(row) + 0.5)
      }
    }
    return sum > 0 ? Point(x: x / sum, y: y / sum) : nil
  }

  /// The pixels of a rectangle, row after row.
  func crop(_ rect: PixelRect) -> [PremultipliedColor] {
    (rect.minY..<rect.maxY).flatMap { y in (rect.minX..<rect.maxX).map { self[$0, y] } }
  }

  /// The smallest rectangle around the pixels that differ from another picture's.
  func difference(from other: Pixmap) -> PixelRect {
    guard width == other.width, height == other.height else { return bounds }
    var box = PixelRect.empty
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        box = box.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
      }
    }
    return box
  }

  /// The largest difference of any channel of any pixel.
  func largestDifference(from other: Pixmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { most, pair in
      func apart(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
      let (a, b) = pair
      return max(
        most, apart(a.red, b.red), apart(a.green, b.green), apart(a.blue, b.blue),
        apart(a.alpha, b.alpha))
    }
  }
}
