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
    let pair = PixelPair(expected, actual)
    let levels = pair.largestChannelDifference
    let isBeyond =
      switch metric {
      case .channel(let limit): levels > limit
      case .yiq(let threshold): YIQDistance.exceeds(threshold, pair)
      }
    if !isBeyond { return (.tolerated, levels) }
    if let detector, detector.isSmoothedEdge(x: x, y: y) { return (.antialiased, levels) }
    return (.different, levels)
  }
}
