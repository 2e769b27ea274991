import Raster
import TestSupport
import Testing

/// Expects two pictures to be the same, pixel by pixel, and says where they are not.
func expectSame(
  _ actual: Pixmap, _ expected: Pixmap, _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference = PixelDifference(expected: expected, actual: actual, tolerance: 0)
  #expect(difference.count == 0, "\(name) \(difference)", sourceLocation: sourceLocation)
}
