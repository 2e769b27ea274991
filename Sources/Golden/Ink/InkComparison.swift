package import Geometry
package import Raster

/// A frame whose texts are compared by their ink, and everything else pixel by pixel.
package struct InkComparison: Sendable {
  /// How far resampled and otherwise drawn outlines may be outside of a line's rectangle, in pixels.
  static let margin = 2

  private let expected: Pixmap
  private let actual: Pixmap
  private let background: Pixmap
  private let masks: [PixelRect]
  /// Where texts are: pixels that are not compared one by one. No two regions share a pixel.
  package let regions: [InkRegion]

  /// A comparison; nil where the pictures' sizes differ.
  ///
  /// - Parameters:
  ///   - expected: The approved frame.
  ///   - actual: The drawn frame.
  ///   - background: The drawn frame without its texts.
  ///   - lines: Where lines of text are drawn.
  ///   - echoes: Where shadows and blurs of texts can be. Those without any count as everything else
  ///     does.
  ///   - masks: The regions that are not compared.
  package init?(
    expected: Pixmap, actual: Pixmap, background: Pixmap, lines: [PixelRect],
    echoes: [PixelRect], masks: [PixelRect] = []
  ) {
    let bounds = actual.bounds
    guard expected.bounds == bounds, background.bounds == bounds else { return nil }
    self.expected = expected
    self.actual = actual
    self.background = background
    self.masks = masks
    func grown(_ rect: PixelRect) -> PixelRect {
      rect.expanded(by: Self.margin).intersection(bounds)
    }
    let lines = lines.map(grown)
    let seen = echoes.map(grown).filter { echo in
      InkRegion(rects: [echo]).runs(outside: lines).contains { run in
        run.columns.contains { actual[$0, run.y] != background[$0, run.y] }
      }
    }
    regions = InkRegion.regions(of: lines + seen)
  }

  /// How each text differs, in the order of the regions; those that masks cover are left out.
  package var differences: [InkDifference] {
    regions.compactMap { region in
      let runs = region.runs(outside: masks)
      guard !runs.isEmpty else { return nil }
      let changedCount = runs.reduce(0) { count, run in
        count + run.columns.count { expected[$0, run.y] != actual[$0, run.y] }
      }
      return InkDifference(
        expected: Ink(of: expected, on: background, in: runs),
        actual: Ink(of: actual, on: background, in: runs), bounds: region.bounds,
        changedCount: changedCount)
    }
  }

  /// The approved frame with the drawn frame's texts, to be compared pixel by pixel with that.
  package var expectedWithDrawnText: Pixmap {
    var picture = expected
    for rect in regions.flatMap(\.rects) {
      picture.copy(from: actual, rect, toX: rect.minX, y: rect.minY)
    }
    return picture
  }
}
