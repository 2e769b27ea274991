import Geometry
import Raster

extension PixelRect {
  /// The pixels that a surface's pixels in this rectangle can touch when it is moved and resampled.
  func moved(by offset: SubpixelPoint) -> PixelRect {
    guard !isEmpty else { return self }
    var rect = self.offset(dx: offset.x >> 8, dy: offset.y >> 8)
    if offset.x & 255 != 0 { rect.maxX += 1 }
    if offset.y & 255 != 0 { rect.maxY += 1 }
    return rect
  }

  /// The smallest rectangle around this one whose edges are multiples of `step`.
  func rounded(outwardTo step: Int) -> PixelRect {
    func down(_ value: Int) -> Int { value - ((value % step) + step) % step }
    func up(_ value: Int) -> Int { -down(-value) }
    return isEmpty
      ? self : PixelRect(minX: down(minX), minY: down(minY), maxX: up(maxX), maxY: up(maxY))
  }

  /// Whether a pixel is in both.
  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}
