/// A frame to show in the page, as PNG files.
package struct ReportFrame: Sendable {
  /// The frame's index.
  package var index: Int
  /// The time that it shows, in seconds.
  package var time: Double
  /// The approved picture; nil if there is none.
  package var expected: [UInt8]?
  /// Where the pictures differ; nil if they do not.
  package var difference: [UInt8]?
  /// The picture that was drawn; nil if it is the approved one, or there is none.
  package var actual: [UInt8]?
  /// How the pictures differ; nil if they were not compared.
  package var pixels: PixelDifference?
  /// Whether it has no pictures because there were too many.
  package var isLeftOut = false

  /// A frame of pictures.
  package init(
    index: Int, time: Double, expected: [UInt8]?, difference: [UInt8]? = nil,
    actual: [UInt8]? = nil, pixels: PixelDifference? = nil
  ) {
    self.index = index
    self.time = time
    self.expected = expected
    self.difference = difference
    self.actual = actual
    self.pixels = pixels
  }

  /// Whether its pictures match less than another's; those that were not compared match best.
  package func isWorse(than other: ReportFrame) -> Bool {
    guard let pixels else { return false }
    return other.pixels.map { pixels.isWorse(than: $0) } ?? true
  }
}
