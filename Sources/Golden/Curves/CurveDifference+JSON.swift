extension CurveDifference: Encodable {
  private enum CodingKeys: String, CodingKey {
    case matches, expectedFrames, actualFrames, expectedFPS, actualFPS, overall, views
    case missingViews, extraViews, limits, failures
  }

  /// Writes all numbers, the limits, and the failures in words.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(matches, forKey: .matches)
    try values.encode(expectedFrameCount, forKey: .expectedFrames)
    try values.encode(actualFrameCount, forKey: .actualFrames)
    try values.encodeIfPresent(expectedRate, forKey: .expectedFPS)
    try values.encodeIfPresent(actualRate, forKey: .actualFPS)
    try values.encode(overall, forKey: .overall)
    try values.encode(views, forKey: .views)
    try values.encode(missingViews, forKey: .missingViews)
    try values.encode(extraViews, forKey: .extraViews)
    try values.encode(tolerance, forKey: .limits)
    try values.encode(failures.map { "\($0)" }, forKey: .failures)
  }
}
