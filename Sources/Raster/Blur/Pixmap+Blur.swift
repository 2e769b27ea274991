public import Geometry

extension Pixmap {
  /// The picture blurred by a Gaussian, as a backdrop shows it: beyond its edges the picture is taken
  /// to go on in the colours of the edge.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation in pixels; 0, less or not a number for no blur.
  ///   - region: Which part is wanted; nil for all. Pixels further than four sigmas from it are not
  ///     looked at.
  /// - Returns: The part's pixels; nil where the region is outside the picture.
  public func blurred(sigma: Double, region: PixelRect? = nil) -> Pixmap? {
    let area = bounds.intersection(region ?? bounds)
    guard !area.isEmpty else { return nil }
    let sigma = Self.effectiveSigma(sigma)
    guard sigma > 0 else { return cropped(to: area) }
    let domain = area.expanded(by: Int((4 * sigma).rounded(.up))).intersection(bounds)
    return blurredColumns(
      of: blurredRows(sigma: sigma, domain: domain, area: area), sigma: sigma, domain: domain,
      area: area)
  }

  /// Rows of `domain`, columns of `area`.
  private func blurredRows(
    sigma: Double, domain: PixelRect, area: PixelRect
  ) -> [RecursiveGaussian.Values] {
    var filter = RecursiveGaussian(sigma: sigma)
    var line = [RecursiveGaussian.Values](repeating: .zero, count: domain.width)
    var rows: [RecursiveGaussian.Values] = []
    rows.reserveCapacity(area.width * domain.height)
    for y in domain.minY..<domain.maxY {
      let start = y * width + domain.minX
      for x in line.indices {
        let pixel = pixels[start + x]
        line[x] =
          SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), Float(pixel.alpha))
          + RecursiveGaussian.background
      }
      filter.filter(&line, surroundings: .lastValue)
      let first = area.minX - domain.minX
      rows.append(contentsOf: line[first..<(first + area.width)])
    }
    return rows
  }

  private func blurredColumns(
    of rows: [RecursiveGaussian.Values], sigma: Double, domain: PixelRect, area: PixelRect
  ) -> Pixmap? {
    guard var result = Pixmap(width: area.width, height: area.height) else { return nil }
    var filter = RecursiveGaussian(sigma: sigma)
    var line = [RecursiveGaussian.Values](repeating: .zero, count: domain.height)
    for x in 0..<area.width {
      for y in line.indices { line[y] = rows[y * area.width + x] }
      filter.filter(&line, surroundings: .lastValue)
      for y in 0..<area.height {
        let value = line[y + area.minY - domain.minY]
          .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        let bytes = value + 0.5
        // Rounding in the filter may lift a channel over alpha by one.
        let alpha = UInt8(bytes.w)
        result.pixels[y * area.width + x] = PremultipliedColor(
          red: min(UInt8(bytes.x), alpha), green: min(UInt8(bytes.y), alpha),
          blue: min(UInt8(bytes.z), alpha), alpha: alpha)
      }
    }
    return result
  }
}

extension RecursiveGaussian {
  /// Added to every value before filtering: far too little to be seen, and enough to keep the decaying
  /// states out of the denormal numbers, on which processors are a hundred times slower.
  static let background = Values(repeating: 1e-9)
}
