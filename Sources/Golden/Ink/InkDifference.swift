package import Geometry

/// How far the ink of a text is from the approved one: how much there is of it, and where.
///
/// This is how texts in two versions of a font are compared, whose pixels cannot be the same.
package struct InkDifference: Hashable, Sendable {
  /// The largest share of the ink by which sums may differ, inclusive.
  package static let sumLimit = 0.02
  /// The most pixels by which edges of boxes may differ, inclusive.
  package static let boxLimit = 1
  /// Ink that has fewer levels than this in every pixel is mostly rounding, as what a blur leaves of
  /// a text is: it is measured by its sum alone.
  static let faintLevels = 8
  /// Pixels with less than this share of the strongest ink in either picture are outside of the box:
  /// a glyph's faintest smoothed edge does not move it, and neither does a shadow.
  static let boxShare = 0.125

  /// The smallest rectangle around the pixels that were measured.
  package let bounds: PixelRect
  /// By which share of the larger sum the sums differ in the channel where they differ most, 0 ... 1;
  /// the larger sum is that of the channel with the most ink.
  package let sumDifference: Double
  /// By how many pixels that edge of the box is off that is off most; as many as the box's longer
  /// side has where only one picture has ink.
  package let boxDifference: Int
  /// How many of the pixels are not the same.
  package let changedCount: Int
  /// Whether the sums match.
  package let sumMatches: Bool

  /// Whether the boxes match.
  package var boxMatches: Bool { boxDifference <= Self.boxLimit }
  /// Whether the texts match.
  package var matches: Bool { sumMatches && boxMatches }

  /// The difference of two measurements of one region.
  init(expected: Ink, actual: Ink, bounds: PixelRect, changedCount: Int) {
    self.bounds = bounds
    self.changedCount = changedCount
    let isFaint = max(expected.strongest, actual.strongest) < Self.faintLevels
    let levels = zip(expected.sums.channels, actual.sums.channels).reduce(0) {
      max($0, abs($1.0 - $1.1))
    }
    let whole = max(expected.sums.max(), actual.sums.max())
    sumDifference = whole == 0 ? 0 : Double(levels) / Double(whole)
    // Rounding is off by .29 levels a pixel on average, at random: by twice the root of the number
    // of pixels in the difference of two sums once in a million times.
    let pixels = Double(max(expected.pixelCount, actual.pixelCount))
    sumMatches =
      sumDifference <= Self.sumLimit || isFaint && Double(levels) <= 2 * pixels.squareRoot()
    if isFaint {
      boxDifference = 0
    } else {
      let limit = Self.boxShare * Double(max(expected.strongest, actual.strongest))
      boxDifference = expected.box(ofLevels: limit).edgeDistance(to: actual.box(ofLevels: limit))
    }
  }

  /// Whether texts with this difference match less than with another: one that is not allowed is
  /// worse than one that is, then the difference counts that is the larger multiple of its limit.
  func isWorse(than other: InkDifference) -> Bool {
    if matches != other.matches { return !matches }
    return multiple > other.multiple
  }

  private var multiple: Double {
    max(sumDifference / Self.sumLimit, Double(boxDifference) / Double(Self.boxLimit))
  }
}

extension InkDifference: CustomStringConvertible {
  /// One line with the numbers and the limits, whether the texts match or not.
  package var description: String {
    "ink sum differs by \(Percentage.text(sumDifference)) "
      + "(limit: \(DecimalText.short(Self.sumLimit * 100)) %), ink box by \(boxDifference) px "
      + "(limit: \(Self.boxLimit) px), in \(bounds.width)x\(bounds.height) "
      + "at (\(bounds.minX), \(bounds.minY))"
  }
}

extension InkDifference: Encodable {
  private enum CodingKeys: String, CodingKey {
    case matches, sumDifference, boxDifference, box
  }

  /// Writes the numbers, and where they are from.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(matches, forKey: .matches)
    try values.encode(sumDifference, forKey: .sumDifference)
    try values.encode(boxDifference, forKey: .boxDifference)
    try values.encode([bounds.minX, bounds.minY, bounds.width, bounds.height], forKey: .box)
  }
}

extension SIMD4<Int> {
  fileprivate var channels: [Int] { [x, y, z, w] }
}

extension PixelRect {
  /// By how many pixels the edge is off that is off most; the longer side where only one rectangle
  /// has pixels.
  fileprivate func edgeDistance(to other: PixelRect) -> Int {
    if isEmpty != other.isEmpty {
      return max(max(width, other.width), max(height, other.height))
    }
    return [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .reduce(0) { max($0, abs($1)) }
  }
}
