import Geometry
import Testing

@Suite struct RectTests {
  @Test func edgesAndCentre() {
    let rect = Rect(x: 2, y: 3, width: 10, height: 4)
    #expect(rect.maxX == 12 && rect.maxY == 7 && rect.midX == 7 && rect.midY == 5)
    #expect(rect.inset(dx: 1, dy: -1) == Rect(x: 3, y: 2, width: 8, height: 6))
    #expect(rect.offset(by: Point(x: -2, y: 1)) == Rect(x: 0, y: 4, width: 10, height: 4))
  }

  @Test func aUnionHoldsBothAndIgnoresEmptyOnes() {
    let a = Rect(x: 0, y: 0, width: 2, height: 2)
    let b = Rect(x: 5, y: -1, width: 1, height: 1)
    #expect(a.union(b) == Rect(x: 0, y: -1, width: 6, height: 3))
    #expect(a.union(.zero) == a && Rect.zero.union(a) == a)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 1).isEmpty)
  }

  @Test func pixelRectsCoverEveryTouchedPixel() {
    #expect(
      PixelRect(covering: Rect(x: 0.2, y: -0.2, width: 2, height: 1.2))
        == PixelRect(minX: 0, minY: -1, maxX: 3, maxY: 1))
    #expect(
      PixelRect(covering: Rect(x: 1, y: 1, width: 2, height: 2))
        == PixelRect(minX: 1, minY: 1, maxX: 3, maxY: 3))
    for rect in [Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: 0, height: 1)] {
      #expect(PixelRect(covering: rect).isEmpty)
    }
  }

  @Test func hugePixelRectsAreClipped() {
    let limit = 1 << 30
    let huge = PixelRect(covering: Rect(x: -1e300, y: -3.4e38, width: 2e300, height: 6.8e38))
    #expect(huge == PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit))
  }

  @Test func intersectionsAndUnionsOfPixelRects() {
    let a = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 4)
    let b = PixelRect(minX: 2, minY: 3, maxX: 9, maxY: 9)
    #expect(a.intersection(b) == PixelRect(minX: 2, minY: 3, maxX: 4, maxY: 4))
    #expect(a.union(b) == PixelRect(minX: 0, minY: 0, maxX: 9, maxY: 9))
    #expect(a.intersection(a.offset(dx: 4, dy: 0)).isEmpty)
    #expect(a.union(.empty) == a && PixelRect.empty.union(a) == a)
    #expect(PixelRect(minX: 5, minY: 0, maxX: 1, maxY: 4).isEmpty)
    #expect(a.expanded(by: 2) == PixelRect(minX: -2, minY: -2, maxX: 6, maxY: 6))
    #expect(PixelRect.empty.expanded(by: 5).isEmpty)
  }
}
