import Geometry
import Raster
import Testing

/// Blurs against a sampled Gaussian of twelve sigmas' width, summed term by term.
@Suite struct BlurTests {
  static let sigmas = [0.7, 1, 2, 3, 4, 5.25, 8, 20]

  static func kernel(_ sigma: Double) -> [Double] {
    let radius = Int((6 * sigma).rounded(.up))
    let weights = (-radius...radius).map { n in
      ElementaryFunctions.exponential(-Double(n * n) / (2 * sigma * sigma))
    }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  /// A separable Gaussian of a picture's values; `value` says what is beyond its edges.
  static func gaussian(
    width: Int, height: Int, margin: Int, sigma: Double, value: (Int, Int) -> Double
  ) -> [[Double]] {
    let weights = kernel(sigma)
    let radius = weights.count / 2
    let columns = -margin..<(width + margin)
    let rows = (-margin - radius)..<(height + margin + radius)
    var horizontal: [[Double]] = []
    for y in rows {
      let line = ((columns.lowerBound - radius)..<(columns.upperBound + radius)).map {
        value($0, y)
      }
      // Rows that see one value throughout need no sum.
      guard let first = line.first, line.contains(where: { $0 != first }) else {
        horizontal.append(Array(repeating: line.first ?? 0, count: columns.count))
        continue
      }
      horizontal.append(
        columns.indices.map { x in
          let start = x - columns.lowerBound
          return zip(weights, line[start...]).reduce(0) { $0 + $1.0 * $1.1 }
        })
    }
    return (0..<(height + 2 * margin)).map { y in
      (0..<columns.count).map { x in
        weights.indices.reduce(0) { $0 + weights[$1] * horizontal[y + $1][x] }
      }
    }
  }

  @Test(arguments: sigmas) func aShadowIsTheGaussianOfTheMask(_ sigma: Double) throws {
    var picture = try Pixmap.make(36, 24)
    picture.fill(
      .roundedRect(Rect(x: 3.5, y: 4.25, width: 26, height: 14), radius: 5),
      paint: .color(.white))
    let shadow = try #require(picture.shadow(color: .black, sigma: sigma))
    let margin = Pixmap.reach(ofSigma: sigma)
    #expect(shadow.x == -margin && shadow.y == -margin)
    #expect(shadow.pixmap.width == 36 + 2 * margin && shadow.pixmap.height == 24 + 2 * margin)
    let expected = Self.gaussian(width: 36, height: 24, margin: margin, sigma: sigma) { x, y in
      let isInside = x >= 0 && y >= 0 && x < 36 && y < 24
      return isInside ? Double(picture[x, y].alpha) : 0
    }
    var worst = 0.0
    for y in 0..<shadow.pixmap.height {
      for x in 0..<shadow.pixmap.width {
        worst = max(worst, (Double(shadow.pixmap[x, y].alpha) - expected[y][x]).magnitude)
      }
    }
    // The law is 3; rounding alone takes 0.5.
    #expect(worst <= 1)
  }

  @Test(arguments: [1, 3, 8]) func aBackdropGoesOnBeyondItsEdges(_ sigma: Double) throws {
    let picture = try Pixmap.noise(30, 20, seed: 8)
    let blurred = try #require(picture.blurred(sigma: sigma))
    let expected = (0..<4).map { channel in
      Self.gaussian(width: 30, height: 20, margin: 0, sigma: sigma) { x, y in
        Double(picture[min(max(x, 0), 29), min(max(y, 0), 19)].channels[channel])
      }
    }
    // The law is 3; rounding alone takes 0.5.
    expectPixels(of: blurred, within: 1) { x, y in (0..<4).map { expected[$0][y][x] } }
  }

  @Test func aPartOfABlurIsTheWholesPart() throws {
    let picture = try Pixmap.noise(60, 40, seed: 10)
    let region = PixelRect(minX: 20, minY: 12, maxX: 41, maxY: 25)
    let whole = try #require(picture.blurred(sigma: 2))
    let part = try #require(picture.blurred(sigma: 2, region: region))
    // What lies beyond four sigmas weighs less than 1e-4 and may tip a rounding.
    expectPixels(of: part, within: 1) { x, y in
      whole[x + 20, y + 12].channels.map(Double.init)
    }
    #expect(
      picture.blurred(sigma: 2, region: PixelRect(minX: 60, minY: 0, maxX: 70, maxY: 9)) == nil)
  }

  @Test(arguments: [0.5, 3, 60, 1e9]) func oneColourStaysOneColour(_ sigma: Double) throws {
    let color = PremultipliedColor(red: 12, green: 200, blue: 99, alpha: 201)
    let picture = try Pixmap.make(40, 30, filledWith: color)
    #expect(try #require(picture.blurred(sigma: sigma)) == picture)
  }

  @Test(arguments: [0, -3, Double.nan]) func withoutASigmaNothingIsBlurred(_ sigma: Double) throws {
    let picture = try Pixmap.noise(9, 7, seed: 11)
    #expect(picture.blurred(sigma: sigma) == picture)
    let shadow = try #require(picture.shadow(color: .white, sigma: sigma))
    #expect(shadow.x == 0 && shadow.y == 0)
    #expect(shadow.pixmap.pixels.map(\.alpha) == picture.pixels.map(\.alpha))
  }

  @Test func aShadowHasItsColour() throws {
    let picture = try Pixmap.make(40, 40, filledWith: .white)
    let shadow = try #require(
      picture.shadow(color: Color(red: 1, green: 0.5, blue: 0, alpha: 0.4), sigma: 2))
    let middle = shadow.pixmap[20 - shadow.x, 20 - shadow.y]
    #expect(middle.channels == [102, 51, 0, 102])
  }

  @Test func aShadowIsCutToItsLimits() throws {
    let picture = try Pixmap.make(20, 20, filledWith: .white)
    let whole = try #require(picture.shadow(color: .black, sigma: 3))
    let limits = PixelRect(minX: -4, minY: 5, maxX: 6, maxY: 100)
    let part = try #require(picture.shadow(color: .black, sigma: 3, within: limits))
    #expect(part.x == -4 && part.y == 5)
    #expect(part.pixmap.width == 10 && part.pixmap.height == 20 + 10 - 5)
    expectPixels(of: part.pixmap) { x, y in whole.pixmap[x - 4 - whole.x, y + 5 - whole.y] }
    let outside = PixelRect(minX: 500, minY: 0, maxX: 600, maxY: 9)
    #expect(picture.shadow(color: .black, sigma: 3, within: outside) == nil)
  }

  @Test func saturationMovesColoursAwayFromTheirGrey() throws {
    var picture = try Pixmap.make(3, 1)
    picture[0, 0] = PremultipliedColor(red: 200, green: 100, blue: 50, alpha: 255)
    picture[1, 0] = PremultipliedColor(red: 40, green: 100, blue: 80, alpha: 128)
    picture[2, 0] = PremultipliedColor(red: 90, green: 90, blue: 90, alpha: 90)
    for factor in [0, 0.5, 1, 1.8, 4] {
      var saturated = picture
      saturated.saturate(by: factor)
      for (before, after) in zip(picture.pixels, saturated.pixels) {
        let grey =
          0.2126 * Double(before.red) + 0.7152 * Double(before.green)
          + 0.0722 * Double(before.blue)
        for (old, new) in zip(before.channels, after.channels).prefix(3) {
          let moved = grey + (Double(old) - grey) * factor
          let expected = min(max(moved, 0), Double(before.alpha))
          // Weights are rounded to 1/65 536.
          #expect((Double(new) - expected).magnitude <= 0.51)
        }
        #expect(after.alpha == before.alpha)
      }
    }
  }
}
