/// How the texts of all frames differ, compared by their ink.
package struct InkSummary: Hashable, Sendable, Encodable {
  /// How many frames have text.
  package let frameCount: Int
  /// How many of them have a text that does not match.
  package let differingFrameCount: Int
  /// The largest share by which ink sums differ in any frame, 0 ... 1.
  package let largestSumDifference: Double
  /// The most pixels by which edges of ink boxes differ in any frame.
  package let largestBoxDifference: Int
  /// The frame with the text that is furthest from a match.
  package let worstFrame: Int
  /// How that text differs.
  package let worst: InkDifference

  /// The summary of frames with the differences of their texts; nil where there is no text. Of texts
  /// that differ equally the first is the worst.
  package init?(of frames: [(frame: Int, texts: [InkDifference])]) {
    let texts = frames.flatMap { frame in frame.texts.map { (frame: frame.frame, text: $0) } }
    guard var worst = texts.first else { return nil }
    for text in texts.dropFirst() where text.text.isWorse(than: worst.text) { worst = text }
    frameCount = frames.filter { !$0.texts.isEmpty }.count
    differingFrameCount = frames.filter { !$0.texts.allSatisfy(\.matches) }.count
    largestSumDifference = texts.reduce(0) { max($0, $1.text.sumDifference) }
    largestBoxDifference = texts.reduce(0) { max($0, $1.text.boxDifference) }
    worstFrame = worst.frame
    self.worst = worst.text
  }
}

extension InkSummary: CustomStringConvertible {
  /// One line with the numbers and the limits, whether the texts match or not.
  package var description: String {
    let frames = DecimalText.count(frameCount, "frame")
    guard differingFrameCount == 0 else {
      let verb = differingFrameCount == 1 ? "differs" : "differ"
      return "\(differingFrameCount) of \(frames) \(verb), most of all frame \(worstFrame): "
        + "\(worst)"
    }
    return "\(frames) within the limits: ink sums differ by up to "
      + "\(Percentage.text(largestSumDifference)) "
      + "(limit: \(DecimalText.short(InkDifference.sumLimit * 100)) %), ink boxes by up to "
      + "\(largestBoxDifference) px (limit: \(InkDifference.boxLimit) px)"
  }
}
