import Geometry
import Raster
import ShakeEngine
import Testing
import Typography

@testable import Golden

/// A plot as pixels: two a unit of the plot.
@Suite struct PlotPictures {
  private func picture(_ plot: CurvePlot) throws -> Pixmap {
    try #require(plot.pixmap(fonts: .system()))
  }

  private func color(_ pixmap: Pixmap, _ x: Double, _ y: Double) -> PremultipliedColor {
    pixmap[Int(x), Int(y)]
  }

  private func ink(_ color: PlotColor) -> PremultipliedColor {
    PremultipliedColor(Color(hex: color.light))
  }

  /// A line 3 pixels wide covers all of the pixel that its middle is in. The range is 4 up and 2
  /// down, over the 300 pixels from 48 on; the frames lie evenly in the 1264 from 144 on.
  @Test func theLineGoesThroughEveryValue() throws {
    let values = [0.0, 0, 4, 1, -2, 0, 0]
    let table = try Curves.table(7) { Pose(x: values[Int(($0 * 60).rounded())]) }
    let picture = try picture(CurvePlot(table))
    // A panel: 24 above the curves, 150 of them, 34 below.
    #expect((picture.width, picture.height) == (1440, 2 * (24 + 150 + 34)))
    // The line's own ends cover pixels in part.
    for (index, value) in values.enumerated().dropFirst().dropLast() {
      let x = 144 + 1264 * Double(index) / 6
      #expect(color(picture, x, 48 + (4 - value) / 6 * 300) == ink(.actual), "frame \(index)")
    }
    #expect(color(picture, 1000, 60) == ink(.background))
  }

  /// The title stands above the curves, the ends of the values left of them, the times below.
  @Test func wordsAreAroundTheCurves() throws {
    let picture = try picture(CurvePlot(try Curves.shake()))
    func hasInk(_ region: PixelRect) -> Bool {
      (region.minY..<region.maxY).contains { y in
        (region.minX..<region.maxX).contains { picture[$0, y] != ink(.background) }
      }
    }
    #expect(hasInk(PixelRect(minX: 144, minY: 8, maxX: 244, maxY: 38)))
    #expect(hasInk(PixelRect(minX: 60, minY: 50, maxX: 132, maxY: 70)))
    #expect(hasInk(PixelRect(minX: 60, minY: 330, maxX: 132, maxY: 350)))
    #expect(hasInk(PixelRect(minX: 144, minY: 356, maxX: 184, maxY: 380)))
    #expect(hasInk(PixelRect(minX: 1360, minY: 356, maxX: 1408, maxY: 380)))
    #expect(!hasInk(PixelRect(minX: 0, minY: 390, maxX: 1440, maxY: 416)))
  }

  /// Values that are known one by one are dots 8 pixels wide; the other curve is dashed, and both are named.
  @Test func measuredValuesAreDots() throws {
    let panel = PlotPanel(
      title: "x", unit: "px", expected: [(0, 2), (1, 2)], actual: [(0, 0), (0.5, 1), (1, 0)])
    let picture = try picture(CurvePlot([panel], span: (0, 1), keys: ("expected", "measured")))
    let middle = 144 + 632
    let dot = (0..<20).count { picture[middle - 10 + $0, 48 + 150] == ink(.actual) }
    // A pixel below its middle it is 2 · sqrt(16 - 1) = 7.7 wide: 6 whole pixels and two in part.
    #expect(dot == 6)
    let top = (144..<1408).map { picture[$0, 48] }
    // A dash of 10 pixels and a gap of 6, all the way.
    #expect(top.count { $0 == ink(.expected) } == 1264 / 16 * 10)
    let keys = (0..<40).flatMap { y in (1200..<1440).map { picture[$0, y] } }
    #expect(keys.contains(ink(.expected)) && keys.contains(ink(.actual)))
  }

  /// 39 panels are 39 · 208 · 2 = 16224 pixels high.
  @Test(arguments: [(39, true), (40, false)])
  func aPictureHasALargestHeight(count: Int, isDrawn: Bool) throws {
    let table = try Curves.table(3, views: (0..<count).map { "v\($0)" }) { Pose(x: $0) }
    #expect((CurvePlot(table).pixmap(fonts: .system()) != nil) == isDrawn)
  }

  @Test func dashesGoOnAroundCorners() {
    let corner = [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 4, y: 10)]
    let pieces = Dashes(dash: 5, gap: 3).cut(corner)
    #expect(
      pieces == [
        [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 4, y: 1)],
        [Point(x: 4, y: 4), Point(x: 4, y: 9)],
      ])
    #expect(Dashes(dash: 5, gap: 3).cut([]) == [])
  }
}
