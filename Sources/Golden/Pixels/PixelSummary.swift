/// How the pictures of all frames differ.
package struct PixelSummary: Hashable, Sendable, Encodable {
  /// How many frames were compared.
  package private(set) var frameCount = 1
  /// How many of them do not match.
  package private(set) var differingFrameCount: Int
  /// The frame that differs most.
  package private(set) var worstFrame: Int
  /// How it differs.
  package private(set) var worst: PixelDifference

  /// The summary of one frame.
  package init(_ difference: PixelDifference, ofFrame frame: Int) {
    differingFrameCount = difference.matches ? 0 : 1
    worstFrame = frame
    worst = difference
  }

  /// The summary of frames; nil for none. Of frames that differ in equal shares of their pixels,
  /// and by equal levels, the first is the worst.
  package init?(of frames: [(frame: Int, difference: PixelDifference)]) {
    guard let first = frames.first else { return nil }
    self.init(first.difference, ofFrame: first.frame)
    for (frame, difference) in frames.dropFirst() { add(difference, ofFrame: frame) }
  }

  /// Adds a frame.
  package mutating func add(_ difference: PixelDifference, ofFrame frame: Int) {
    frameCount += 1
    if !difference.matches { differingFrameCount += 1 }
    guard difference.isWorse(than: worst) else { return }
    worstFrame = frame
    worst = difference
  }
}

extension PixelDifference {
  /// Whether pictures with this difference match less than with another: one that is not allowed is
  /// worse than one that is, then the share of the pixels counts, then the levels.
  func isWorse(than other: PixelDifference) -> Bool {
    if matches != other.matches { return !matches }
    if ratio != other.ratio { return ratio > other.ratio }
    return largestDifference > other.largestDifference
  }
}

extension PixelSummary: CustomStringConvertible {
  /// One line with the numbers and the limits, whether the pictures match or not.
  package var description: String {
    let frames = DecimalText.count(frameCount, "frame")
    switch (differingFrameCount, worst.verdict) {
    case (_, .nothingCompared): return "\(frames), \(worst)"
    case (0, .equal): return "\(frames) equal (tolerance: \(worst.tolerance))"
    case (0, _): return "\(frames) within the tolerance, furthest off frame \(worstFrame): \(worst)"
    default:
      let verb = differingFrameCount == 1 ? "differs" : "differ"
      return "\(differingFrameCount) of \(frames) \(verb), most of all frame \(worstFrame): "
        + "\(worst)"
    }
  }
}
