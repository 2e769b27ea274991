import Geometry

extension PixelDifference: Encodable {
  private enum CodingKeys: String, CodingKey {
    case verdict, matches, expectedSize, actualSize, comparedPixels, differentPixels, ratio
    case changedPixels, antialiasedPixels, largestDifference, box, tolerance
  }

  /// Writes all numbers, and the limits in words.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(verdict, forKey: .verdict)
    try values.encode(matches, forKey: .matches)
    try values.encode(expectedSize, forKey: .expectedSize)
    try values.encode(actualSize, forKey: .actualSize)
    try values.encode(comparedCount, forKey: .comparedPixels)
    try values.encode(count, forKey: .differentPixels)
    try values.encode(ratio, forKey: .ratio)
    try values.encode(changedCount, forKey: .changedPixels)
    try values.encode(antialiasedCount, forKey: .antialiasedPixels)
    try values.encode(largestDifference, forKey: .largestDifference)
    let box = bounds.map { [$0.minX, $0.minY, $0.width, $0.height] }
    try values.encodeIfPresent(box, forKey: .box)
    try values.encode("\(tolerance)", forKey: .tolerance)
  }
}
