import Geometry
import Raster
import Testing

@Suite struct ImageTests {
  @Test(arguments: [1.0, 2, 3]) func aPictureThatFitsIsCopied(_ scale: Double) throws {
    let image = try Pixmap.noise(12, 9, seed: 4)
    var canvas = try Pixmap.make(20, 20)
    canvas.draw(
      image, in: Rect(x: 3 / scale, y: 6 / scale, width: 12 / scale, height: 9 / scale),
      transform: .scale(x: scale, y: scale))
    var expected = try Pixmap.make(20, 20)
    expected.copy(from: image, image.bounds, toX: 3, y: 6)
    #expect(canvas == expected)
  }

  /// Bilinear by definition: between pixel centres, clamped to the outermost ones.
  static func sample(_ image: Pixmap, _ x: Double, _ y: Double, channel: Int) -> Double {
    func clamped(_ value: Double, _ count: Int) -> Double {
      min(max(value - 0.5, 0), Double(count - 1))
    }
    let (u, v) = (clamped(x, image.width), clamped(y, image.height))
    let (column, row) = (min(Int(u), image.width - 2), min(Int(v), image.height - 2))
    let (fx, fy) = (u - Double(column), v - Double(row))
    func value(_ dx: Int, _ dy: Int) -> Double {
      Double(image[column + dx, row + dy].channels[channel])
    }
    return (1 - fy) * ((1 - fx) * value(0, 0) + fx * value(1, 0))
      + fy * ((1 - fx) * value(0, 1) + fx * value(1, 1))
  }

  @Test func anEnlargedPictureIsBilinear() throws {
    let image = try Pixmap.noise(5, 4, seed: 9)
    var canvas = try Pixmap.make(15, 16)
    canvas.draw(image, in: Rect(x: 0, y: 0, width: 15, height: 16))
    // Weights are rounded to 1/256 along each axis: half a step of up to 255 twice, and to bytes.
    expectPixels(of: canvas, within: 1.5) { x, y in
      (0..<4).map {
        Self.sample(image, (Double(x) + 0.5) / 3, (Double(y) + 0.5) / 4, channel: $0)
      }
    }
  }

  @Test func aPictureAtAFractionHasAntialiasedEdges() throws {
    let image = try Pixmap.make(4, 4, filledWith: .white)
    var canvas = try Pixmap.make(8, 8)
    canvas.draw(image, in: Rect(x: 1.25, y: 2, width: 4, height: 4))
    #expect(canvas.redRow(3) == [0, 191, 255, 255, 255, 64, 0, 0])
  }

  @Test func aTurnedPictureKeepsItsArea() throws {
    let image = try Pixmap.make(10, 6, filledWith: .white)
    var canvas = try Pixmap.make(20, 20)
    canvas.draw(
      image, in: Rect(x: -5, y: -3, width: 10, height: 6),
      transform: .translation(x: 10, y: 10) * .rotation(0.5))
    let mask = Mask(
      .rect(Rect(x: -5, y: -3, width: 10, height: 6)),
      transform: .translation(x: 10, y: 10) * .rotation(0.5), within: canvas.bounds)
    expectPixels(of: canvas) { x, y in Array(repeating: Double(mask[x, y]), count: 4) }
  }

  @Test func aShrunkPictureIsAveraged() throws {
    // A checkerboard has a mean of 127.5 in every 2 x 2 block; sampling it would give stripes.
    var image = try Pixmap.make(32, 32, filledWith: .black)
    for y in 0..<32 {
      for x in 0..<32 where (x + y).isMultiple(of: 2) { image[x, y] = .white }
    }
    for side in [16.0, 8, 4] {
      var canvas = try Pixmap.make(16, 16)
      canvas.draw(image, in: Rect(x: 0, y: 0, width: side, height: side))
      expectPixels(of: canvas) { x, y in
        x < Int(side) && y < Int(side) ? [128, 128, 128, 255] : [0, 0, 0, 0]
      }
    }
  }

  @Test func shrinkingAveragesTheExactArea() throws {
    var image = try Pixmap.make(5, 1, filledWith: .black)
    image[1, 0] = .white
    // New pixels are 5/3 wide: [0, 1.667) holds 2/3 of the white one, [1.667, 3.333) 1/3.
    #expect(image.reduced(width: 3, height: 1).redRow(0) == [102, 51, 0])
    #expect(image.reduced(width: 9, height: 9) == image)
    #expect(image.reduced(width: 0, height: 0).redRow(0) == [51])
  }

  @Test func opacityFadesAPicture() throws {
    let image = try Pixmap.make(4, 4, filledWith: .white)
    for rect in [Rect(x: 0, y: 0, width: 4, height: 4), Rect(x: 0, y: 0, width: 8, height: 8)] {
      var canvas = try Pixmap.make(4, 4)
      canvas.draw(image, in: rect, opacity: 0.4)
      #expect(canvas[2, 2].channels == [102, 102, 102, 102])
    }
  }
}
