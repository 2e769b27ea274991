public import Geometry

extension Pixmap {
  /// How far a Gaussian of a standard deviation in pixels is taken to reach: beyond it even the edge
  /// of a large opaque figure is below half a grey level.
  public static func reach(ofSigma sigma: Double) -> Int {
    Int((3 * effectiveSigma(sigma)).rounded(.up)) + (sigma > 0 ? 1 : 0)
  }

  /// The largest standard deviation in pixels; larger ones count as it.
  public static let maximumSigma = 1024.0

  static func effectiveSigma(_ sigma: Double) -> Double {
    sigma > 0 ? min(sigma, maximumSigma) : 0
  }

  /// The shadow that this picture's alpha casts: blurred by a Gaussian and painted in a colour.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour, opacity included.
  ///   - sigma: The Gaussian's standard deviation in pixels; 0, less or not a number for no blur.
  ///   - limits: The only pixels that matter, in this picture's columns and rows; nil for all.
  /// - Returns: The shadow, grown by `reach(ofSigma:)` on each side; nil where nothing of it is
  ///   inside `limits` or where it would be larger than a picture may be.
  public func shadow(
    color: Color, sigma: Double, within limits: PixelRect? = nil
  ) -> CastShadow? {
    let grown = bounds.expanded(by: Self.reach(ofSigma: sigma))
    let area = grown.intersection(limits ?? grown)
    guard var result = Pixmap(width: area.width, height: area.height) else { return nil }
    let alpha = blurredAlpha(sigma: Self.effectiveSigma(sigma), area: area)
    let tint =
      SIMD4(
        Float(color.red * color.alpha), Float(color.green * color.alpha),
        Float(color.blue * color.alpha), Float(color.alpha))
    for index in result.pixels.indices {
      let channels = tint * min(max(alpha[index], 0), 255) + 0.5
      result.pixels[index] = PremultipliedColor(
        red: UInt8(channels.x), green: UInt8(channels.y), blue: UInt8(channels.z),
        alpha: UInt8(channels.w))
    }
    return CastShadow(pixmap: result, x: area.minX, y: area.minY)
  }

  /// Alpha, 0 ... 255, blurred into the transparency around the picture.
  private func blurredAlpha(sigma: Double, area: PixelRect) -> [Float] {
    guard sigma > 0 else { return pixels.map { Float($0.alpha) } }
    let domain = area.union(bounds)
    var filter = RecursiveGaussian(sigma: sigma)
    // Rows first, four at a time; only columns of `area` are kept.
    var rows = [Float](repeating: 0, count: height * area.width)
    var line = [RecursiveGaussian.Values](repeating: .zero, count: domain.width)
    for y in stride(from: 0, to: height, by: 4) {
      let lanes = min(4, height - y)
      for index in line.indices { line[index] = RecursiveGaussian.background }
      for lane in 0..<lanes {
        for x in 0..<width {
          line[x - domain.minX][lane] += Float(pixels[(y + lane) * width + x].alpha)
        }
      }
      filter.filter(&line, surroundings: .zero)
      for lane in 0..<lanes {
        for x in 0..<area.width {
          rows[(y + lane) * area.width + x] = line[x + area.minX - domain.minX][lane]
        }
      }
    }
    var result = [Float](repeating: 0, count: area.width * area.height)
    line = Array(repeating: .zero, count: domain.height)
    for x in stride(from: 0, to: area.width, by: 4) {
      let lanes = min(4, area.width - x)
      for index in line.indices { line[index] = RecursiveGaussian.background }
      for y in 0..<height {
        for lane in 0..<lanes {
          line[y - domain.minY][lane] += rows[y * area.width + x + lane]
        }
      }
      filter.filter(&line, surroundings: .zero)
      for y in 0..<area.height {
        for lane in 0..<lanes {
          result[y * area.width + x + lane] = line[y + area.minY - domain.minY][lane]
        }
      }
    }
    return result
  }
}
