package import Geometry
package import Raster

/// In how many pixels two pictures differ, where, by how much, and whether that is allowed.
package struct PixelDifference: Hashable, Sendable {
  /// What the numbers come to.
  package enum Verdict: String, Hashable, Sendable, Encodable {
    /// Every compared pixel is the same.
    case equal
    /// Some pixels are not the same, but no more of them than the tolerance allows.
    case tolerated
    /// More pixels are different than the tolerance allows.
    case differs
    /// The pictures have different sizes, whatever their pixels are.
    case sizeDiffers
    /// Masks cover every pixel, so nothing was compared.
    case nothingCompared
  }

  /// The approved picture's size.
  package var expectedSize: PixelSize
  /// The judged picture's size.
  package var actualSize: PixelSize
  /// How far the pictures may be apart.
  package var tolerance: PixelTolerance
  /// How many pixels were compared: those of either picture that no mask covers.
  package var comparedCount: Int
  /// How many of them are different beyond the tolerance for one pixel; those that only one of the
  /// pictures has are.
  package var count = 0
  /// How many of them are not the same, tolerated or not.
  package var changedCount = 0
  /// How many of them would be different if they did not look like anti-aliasing.
  package var antialiasedCount = 0
  /// The largest difference of a channel in any compared pixel, tolerated or not, 0 ... 255.
  package var largestDifference = 0
  /// The smallest rectangle around all different pixels; nil if there is none.
  package var bounds: PixelRect?

  /// Which share of the compared pixels is different, 0 ... 1.
  package var ratio: Double { comparedCount == 0 ? 0 : Double(count) / Double(comparedCount) }

  /// What the numbers come to.
  package var verdict: Verdict {
    if expectedSize != actualSize { return .sizeDiffers }
    if comparedCount == 0 { return .nothingCompared }
    if changedCount == 0 { return .equal }
    return tolerance.allows(count, of: comparedCount) ? .tolerated : .differs
  }

  /// Whether the pictures match.
  package var matches: Bool { verdict == .equal || verdict == .tolerated }
}

extension PixelDifference {
  /// The difference of two pictures. Rows that are the same cost as much as reading them.
  package init(
    expected: Pixmap, actual: Pixmap, tolerance: PixelTolerance = .exact, masks: [PixelRect] = []
  ) {
    self.init(
      PixelComparison(expected: expected, actual: actual, tolerance: tolerance, masks: masks))
  }

  /// The difference that a comparison finds.
  package init(_ comparison: PixelComparison) {
    let (expected, actual) = (comparison.expected, comparison.actual)
    expectedSize = PixelSize(width: expected.width, height: expected.height)
    actualSize = PixelSize(width: actual.width, height: actual.height)
    tolerance = comparison.tolerance
    comparedCount = comparison.comparedCount
    var found = PixelTally()
    comparison.withWords { found.count(comparison, $0, $1) }
    if !comparison.hasEqualSize { found.countOutside(comparison) }
    count = found.different
    changedCount = found.changed
    antialiasedCount = found.antialiased
    largestDifference = found.levels
    bounds = found.bounds.isEmpty ? nil : found.bounds
  }
}
