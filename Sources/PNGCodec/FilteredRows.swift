import Geometry
import Raster

/// The rows of a part of a picture as they are before deflation: straight samples, filtered.
enum FilteredRows {
  /// A filter byte and the samples (RGB, or RGBA where not opaque), row after row. No row refers
  /// to one outside of `region`, which must be inside the picture.
  static func bytes(of pixmap: Pixmap, _ region: PixelRect, isOpaque: Bool) -> [UInt8] {
    let bytesPerPixel = isOpaque ? 3 : 4
    let count = region.width * bytesPerPixel
    var current = [UInt8](repeating: 0, count: count)
    var above = current
    return [UInt8](unsafeUninitializedCapacity: region.height * (count + 1)) { output, written in
      guard var place = output.baseAddress else { return }
      for y in region.minY..<region.maxY {
        swap(&current, &above)
        let start = y * pixmap.width
        let pixels = pixmap.pixels[start + region.minX..<start + region.maxX]
        fill(&current, from: pixels, isOpaque: isOpaque)
        current.withUnsafeBufferPointer { row in
          above.withUnsafeBufferPointer { above in
            guard let row = row.baseAddress else { return }
            RowFilter.apply(
              to: row, count: count, above: y == region.minY ? nil : above.baseAddress,
              bytesPerPixel: bytesPerPixel, output: place)
          }
        }
        place += count + 1
      }
      written = output.count
    }
  }

  private static func fill(
    _ row: inout [UInt8], from pixels: ArraySlice<PremultipliedColor>, isOpaque: Bool
  ) {
    var place = 0
    for pixel in pixels {
      if isOpaque || pixel.alpha == 255 {
        row[place] = pixel.red
        row[place + 1] = pixel.green
        row[place + 2] = pixel.blue
      } else {
        let color = StraightColor(unpremultiplying: pixel)
        row[place] = color.red
        row[place + 1] = color.green
        row[place + 2] = color.blue
      }
      if isOpaque {
        place += 3
      } else {
        row[place + 3] = pixel.alpha
        place += 4
      }
    }
  }
}
