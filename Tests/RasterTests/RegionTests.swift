import Geometry
import Raster
import Testing

/// Whole regions: clearing, copying, cropping, masking.
@Suite struct RegionTests {
  @Test func clearingChangesTheRegionAlone() throws {
    var picture = try Pixmap.make(8, 6, filledWith: .white)
    picture.clear(PixelRect(minX: 5, minY: -3, maxX: 90, maxY: 2))
    expectPixels(of: picture) { x, y in x >= 5 && y < 2 ? .clear : .white }
  }

  @Test(arguments: [(0, 0), (3, 2), (-2, -1), (7, 5), (-30, 0), (0, 30)])
  func copyingReplacesPixelsWhereBothPicturesAre(_ x: Int, _ y: Int) throws {
    let source = try Pixmap.noise(9, 8, seed: 5)
    let below = try Pixmap.make(10, 9, filledWith: .white)
    let region = PixelRect(minX: -1, minY: 2, maxX: 6, maxY: 20)
    var picture = below
    picture.copy(from: source, region, toX: x, y: y)
    expectPixels(of: picture) { column, row in
      let (u, v) = (column - x + region.minX, row - y + region.minY)
      let isCopied = u >= 0 && u < 6 && v >= 2 && v < 8
      return isCopied ? source[u, v] : .white
    }
  }

  @Test func croppingGivesTheRegionsPixels() throws {
    let picture = try Pixmap.noise(9, 8, seed: 6)
    let crop = try #require(picture.cropped(to: PixelRect(minX: 4, minY: 3, maxX: 99, maxY: 5)))
    #expect(crop.width == 5 && crop.height == 2)
    #expect(crop[0, 0] == picture[4, 3] && crop[4, 1] == picture[8, 4])
    #expect(picture.cropped(to: PixelRect(minX: 9, minY: 0, maxX: 12, maxY: 4)) == nil)
  }

  @Test func multiplyingByAMaskCutsThePicture() throws {
    let before = try Pixmap.noise(12, 10, seed: 7)
    let mask = Mask(
      .ellipse(in: Rect(x: 2, y: 1, width: 8, height: 7)), within: PixelRect(width: 40, height: 40))
    var picture = before
    picture.multiply(by: mask)
    expectPixels(of: picture) { x, y in
      before[x, y].channels.map { Double(($0 * Int(mask[x, y]) + 127) / 255) }
    }
  }

  @Test func aFillThroughAMaskIsCutByIt() throws {
    let mask = Mask(
      .ellipse(in: Rect(x: 2, y: 1, width: 8, height: 7)), within: PixelRect(width: 12, height: 10))
    var picture = try Pixmap.make(12, 10)
    picture.fill(
      .rect(Rect(x: 0, y: 0, width: 12, height: 10)), paint: .color(.black), clip: mask)
    expectPixels(of: picture) { x, y in [0, 0, 0, Double(mask[x, y])] }
  }

  @Test func aMaskOfMorePixelsThanAPictureMayHaveIsEmpty() {
    let limits = PixelRect(minX: -1 << 30, minY: -1 << 30, maxX: 1 << 30, maxY: 1 << 30)
    let mask = Mask(.rect(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)), within: limits)
    #expect(mask.bounds.isEmpty && mask.coverage.isEmpty)
  }

  @Test(arguments: [(0, 4), (4, 0), (-1, 4), (16_385, 1), (16_384, 4097)])
  func senselessSizesAreRefused(_ width: Int, _ height: Int) {
    #expect(Pixmap(width: width, height: height) == nil)
  }
}
