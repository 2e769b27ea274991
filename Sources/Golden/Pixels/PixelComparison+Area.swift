import Geometry
import Raster

extension PixelComparison {
  /// Whether either picture has a pixel there.
  func hasPixel(_ x: Int, _ y: Int) -> Bool {
    x < expected.width && y < expected.height || x < actual.width && y < actual.height
  }

  /// How many pixels either picture has that no mask covers.
  var comparedCount: Int {
    let total =
      expected.width * expected.height + actual.width * actual.height
      - shared.width * shared.height
    guard !masks.isEmpty else { return total }
    return (0..<union.height).reduce(0) { $0 + comparedCount(inRow: $1) }
  }

  /// The columns of a row are as many as the wider of the pictures that reach down to it has.
  private func comparedCount(inRow y: Int) -> Int {
    let width = max(
      y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
    let spans = masks.filter { $0.minY <= y && y < $0.maxY }.sorted { $0.minX < $1.minX }
    var (count, column) = (0, 0)
    for span in spans {
      count += max(min(span.minX, width) - column, 0)
      column = max(column, span.maxX)
    }
    return count + max(width - column, 0)
  }
}
