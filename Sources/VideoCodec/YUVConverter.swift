package import Geometry
package import Raster

/// sRGB pixels to BT.709 limited range, 4:2:0 with chroma sited left, as MPEG and players have it.
///
/// Every sample is the exact value of the standard's formula, rounded to nearest (halves up), in
/// whole numbers. A translucent picture is laid over white. A picture of odd width or height is
/// extended by its last column or row.
package struct YUVConverter {
  private let pixmap: Pixmap

  /// A converter of a picture.
  package init(pixmap: Pixmap) { self.pixmap = pixmap }

  /// Writes the samples that depend on the pixels of `region`.
  package func convert(_ region: PixelRect, to planes: YUVPlanes) {
    let region = region.intersection(pixmap.bounds)
    guard !region.isEmpty else { return }
    pixmap.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      convertLuma(region, pixels, planes)
      convertChroma(region, pixels, planes)
    }
  }

  /// One past the last coded column or row that `limit`, one past the last of the picture, means.
  private func extended(_ limit: Int, _ side: Int) -> Int {
    limit == side ? side + side % 2 : limit
  }

  private func convertLuma(
    _ region: PixelRect, _ pixels: UnsafePointer<PremultipliedColor>, _ planes: YUVPlanes
  ) {
    for y in region.minY..<extended(region.maxY, pixmap.height) {
      let source = pixels + min(y, pixmap.height - 1) * pixmap.width
      let row = planes.luma + y * planes.lumaStride
      for x in region.minX..<region.maxX { row[x] = OpaqueRGB(source[x]).luma }
      if extended(region.maxX, pixmap.width) > region.maxX {
        row[region.maxX] = row[region.maxX - 1]
      }
    }
  }

  /// Chroma sample x covers columns 2x - 1, 2x and 2x + 1 with weights 1, 2, 1, and rows 2y and
  /// 2y + 1 with 1 and 1.
  private func convertChroma(
    _ region: PixelRect, _ pixels: UnsafePointer<PremultipliedColor>, _ planes: YUVPlanes
  ) {
    let columns = region.minX / 2...min(region.maxX / 2, (pixmap.width - 1) / 2)
    let lastColumn = pixmap.width - 1
    for y in region.minY / 2...(region.maxY - 1) / 2 {
      let upper = pixels + 2 * y * pixmap.width
      let lower = pixels + min(2 * y + 1, pixmap.height - 1) * pixmap.width
      let blue = planes.blue + y * planes.chromaStride
      let red = planes.red + y * planes.chromaStride
      func column(_ x: Int) -> OpaqueRGB { OpaqueRGB(upper[x]) + OpaqueRGB(lower[x]) }
      var left = column(max(0, 2 * columns.lowerBound - 1))
      for x in columns {
        let middle = column(2 * x)
        let right = column(min(2 * x + 1, lastColumn))
        let sum = left + middle + middle + right
        blue[x] = sum.blueness
        red[x] = sum.redness
        left = right
      }
    }
  }
}
