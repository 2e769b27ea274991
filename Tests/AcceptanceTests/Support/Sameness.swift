import Golden
import Raster
import Testing

/// Expects two pictures to be the same, pixel by pixel, and says where they are not.
func expectSame(
  _ actual: Pixmap, _ expected: Pixmap, _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference = PixelDifference(expected: expected, actual: actual)
  #expect(difference.verdict == .equal, "\(name) \(difference)", sourceLocation: sourceLocation)
}
