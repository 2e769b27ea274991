public import Geometry

extension Pixmap {
  /// Makes a region transparent; what is outside the picture is ignored.
  public mutating func clear(_ region: PixelRect) { replace(region, with: .clear) }

  /// Sets all pixels of a region, without blending; what is outside the picture is ignored.
  public mutating func replace(_ region: PixelRect, with color: PremultipliedColor) {
    let area = region.intersection(bounds)
    guard !area.isEmpty else { return }
    let stride = width
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for y in area.minY..<area.maxY {
        unsafe (base + (y * stride + area.minX)).update(repeating: color, count: area.width)
      }
    }
  }

  /// Copies pixels from another picture, without blending.
  ///
  /// - Parameters:
  ///   - source: The other picture.
  ///   - region: Which of its pixels; what is outside it is ignored.
  ///   - x: The column here that the region's first column goes to.
  ///   - y: The row here that the region's first row goes to; what falls outside is ignored.
  public mutating func copy(from source: Pixmap, _ region: PixelRect, toX x: Int, y: Int) {
    let area = region.intersection(source.bounds).offset(dx: x - region.minX, dy: y - region.minY)
      .intersection(bounds)
    guard !area.isEmpty else { return }
    let stride = width
    unsafe pixels.withUnsafeMutableBufferPointer { target in
      unsafe source.pixels.withUnsafeBufferPointer { pixels in
        guard let target = target.baseAddress, let pixels = pixels.baseAddress else { return }
        for row in area.minY..<area.maxY {
          let start = (row - y + region.minY) * source.width + area.minX - x + region.minX
          unsafe (target + (row * stride + area.minX)).update(
            from: pixels + start, count: area.width)
        }
      }
    }
  }

  /// The pixels of a region as a picture of its own; nil where the region is outside.
  public func cropped(to region: PixelRect) -> Pixmap? {
    let area = region.intersection(bounds)
    guard var result = Pixmap(width: area.width, height: area.height) else { return nil }
    result.copy(from: self, area, toX: 0, y: 0)
    return result
  }

  /// Multiplies every pixel by a mask's coverage; outside the mask all becomes transparent.
  public mutating func multiply(by mask: Mask) {
    let area = mask.bounds.intersection(bounds)
    clear(PixelRect(minX: 0, minY: 0, maxX: width, maxY: area.minY))
    clear(PixelRect(minX: 0, minY: area.maxY, maxX: width, maxY: height))
    clear(PixelRect(minX: 0, minY: area.minY, maxX: area.minX, maxY: area.maxY))
    clear(PixelRect(minX: area.maxX, minY: area.minY, maxX: width, maxY: area.maxY))
    guard !area.isEmpty else { return }
    let stride = width
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      for y in area.minY..<area.maxY {
        let start = mask.index(x: area.minX, y: y)
        for column in 0..<area.width {
          let index = y * stride + area.minX + column
          let share = UInt32(mask.coverage[start + column])
          let product = (Lanes(unsafe buffer[index].word) * share).dividedBy255
          unsafe buffer[index] = PremultipliedColor(word: product.packed)
        }
      }
    }
  }
}
