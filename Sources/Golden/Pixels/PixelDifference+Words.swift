import Geometry

extension PixelDifference: CustomStringConvertible {
  /// One line with the numbers and the limits, whether the pictures match or not.
  package var description: String {
    switch verdict {
    case .sizeDiffers: "size differs: expected \(expectedSize), got \(actualSize)"
    case .nothingCompared: "nothing compared: masks cover all \(expectedSize) pixels"
    case .equal: "equal in all \(comparedCount) pixels (tolerance: \(tolerance))"
    case .tolerated, .differs:
      "\(count) of \(comparedCount) pixels differ (\(Percentage.text(ratio))), by up to "
        + (largestDifference == 1 ? "1 level" : "\(largestDifference) levels")
        + "\(place)\(ignored) (tolerance: \(tolerance))"
    }
  }

  private var place: String {
    guard let bounds else { return "" }
    let size = PixelSize(width: bounds.width, height: bounds.height)
    return ", in \(size) at (\(bounds.minX), \(bounds.minY))"
  }

  private var ignored: String {
    antialiasedCount == 0 ? "" : ", \(antialiasedCount) more ignored as anti-aliasing"
  }
}
