extension CurveFailure {
  /// Which measure is beyond its limit; nil where it is something else.
  var measure: CurveMeasure? {
    switch self {
    case .offset: .offset
    case .lag: .lag
    case .peak: .peak
    case .settling: .settling
    case .rest: .rest
    case .frameCount, .frames, .rate, .missingView, .moreMissing, .extraView, .moreExtra,
      .moreDiffering, .angle, .value:
      nil
    }
  }
}
