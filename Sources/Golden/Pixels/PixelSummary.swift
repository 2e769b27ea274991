/// How the pictures of all frames differ.
public struct PixelSummary: Hashable, Sendable, Encodable {
  /// How many frames were compared.
  public let frameCount: Int
  /// How many of them do not match.
  public let differingFrameCount: Int
  /// The frame that differs most.
  public let worstFrame: Int
  /// How it differs.
  public let worst: PixelDifference

  /// The summary of frames; nil for none. Of frames that differ in equal shares of their pixels,
  /// and by equal levels, the first is the worst.
  public init?(of frames: [(frame: Int, difference: PixelDifference)]) {
    guard var worst = frames.first else { return nil }
    for frame in frames.dropFirst() where frame.difference.isWorse(than: worst.difference) {
      worst = frame
    }
    frameCount = frames.count
    differingFrameCount = frames.filter { !$0.difference.matches }.count
    worstFrame = worst.frame
    self.worst = worst.difference
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
  public var description: String {
    differingFrameCount == 0 && worst.verdict == .equal
      ? "\(frameCount) frames equal (tolerance: \(worst.tolerance))"
      : "\(differingFrameCount) of \(frameCount) frames differ, most of all frame \(worstFrame): "
        + "\(worst)"
  }
}
