import Raster

/// Judges pixels that are not the same, one by one.
struct PixelJudge {
  private let metric: PixelTolerance.Metric
  private let detector: AntialiasingDetector?

  /// A judge of two pictures as words.
  ///
  /// Smoothed edges are looked for only in pictures of the same size: others fail anyway.
  init(
    _ comparison: PixelComparison, _ expected: UnsafeBufferPointer<UInt32>,
    _ actual: UnsafeBufferPointer<UInt32>
  ) {
    metric = comparison.tolerance.metric
    detector =
      comparison.tolerance.ignoresAntialiasing && comparison.hasEqualSize
      ? AntialiasingDetector(
        expected: expected, actual: actual, width: comparison.expected.width,
        height: comparison.expected.height) : nil
  }

  /// What two different words at a place are, and the largest difference of a channel.
  func judge(
    _ expected: UInt32, _ actual: UInt32, x: Int, y: Int
  ) -> (finding: PixelComparison.Finding, levels: Int) {
    let levels = Self.levels(expected, actual)
    let isBeyond =
      switch metric {
      case .channel(let limit): levels > limit
      case .yiq(let threshold): YIQDistance.exceeds(threshold, PixelPair(expected, actual))
      }
    if !isBeyond { return (.tolerated, levels) }
    if let detector, detector.isSmoothedEdge(x: x, y: y) { return (.antialiased, levels) }
    return (.different, levels)
  }

  /// The largest difference of a channel. Opaque colours, nearly all there are, are what they are
  /// multiplied by alpha too.
  private static func levels(_ expected: UInt32, _ actual: UInt32) -> Int {
    guard expected & actual >= 0xFF00_0000 else {
      return PixelPair(expected, actual).largestChannelDifference
    }
    func distance(_ shift: UInt32) -> Int {
      abs(Int(expected >> shift & 255) - Int(actual >> shift & 255))
    }
    return max(distance(0), max(distance(8), distance(16)))
  }
}
