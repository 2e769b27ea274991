extension Pixmap {
  /// The picture at a smaller size, every pixel the exact average of the area it stands for.
  ///
  /// - Parameters:
  ///   - newWidth: Columns, clamped to 1 ... `width`.
  ///   - newHeight: Rows, clamped to 1 ... `height`.
  /// - Returns: The smaller picture, premultiplied channels rounded to nearest.
  package func reduced(width newWidth: Int, height newHeight: Int) -> Pixmap {
    let columns = min(max(newWidth, 1), width)
    let rows = min(max(newHeight, 1), height)
    guard columns < width || rows < height, var result = Pixmap(width: columns, height: rows)
    else { return self }
    // In units in which an old pixel is `rows` high and a new one `height`, all overlaps are whole.
    let area = UInt64(width) * UInt64(height)
    var sums = [SIMD4<UInt64>](repeating: .zero, count: columns)
    var line = sums
    var row = 0
    for y in 0..<height {
      averageRow(y, columns: columns, into: &line)
      var top = y * rows
      let bottom = top + rows
      while top < bottom {
        let end = min(bottom, (row + 1) * height)
        let weight = UInt64(end - top)
        for x in 0..<columns { sums[x] &+= line[x] &* weight }
        top = end
        guard end == (row + 1) * height else { continue }
        for x in 0..<columns {
          let mean = (sums[x] &+ area / 2) / area
          result.pixels[row * columns + x] = PremultipliedColor(
            red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z), alpha: UInt8(mean.w))
          sums[x] = .zero
        }
        row += 1
      }
    }
    return result
  }

  /// One row's sums over new columns, times the width of an old column in new units.
  private func averageRow(_ y: Int, columns: Int, into line: inout [SIMD4<UInt64>]) {
    for index in line.indices { line[index] = .zero }
    var column = 0
    for x in 0..<width {
      let pixel = pixels[y * width + x]
      let value = SIMD4(
        UInt64(pixel.red), UInt64(pixel.green), UInt64(pixel.blue), UInt64(pixel.alpha))
      var left = x * columns
      let right = left + columns
      while left < right {
        let end = min(right, (column + 1) * width)
        line[column] &+= value &* UInt64(end - left)
        left = end
        if end == (column + 1) * width { column += 1 }
      }
    }
  }
}
