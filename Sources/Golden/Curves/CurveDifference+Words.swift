extension CurveDifference: CustomStringConvertible {
  /// One line with the numbers and the limits, whether the curves match or not.
  public var description: String {
    var parts = [
      "offset max \(number(overall.largestOffset)) px, RMS \(number(overall.rmsOffset)) px"
    ]
    if let lag = overall.lagFrames { parts.append("lag \(number(lag)) frames") }
    parts.append("peak \(signed(overall.peakError)) px")
    parts.append("settling \(signed(overall.settleError)) ms")
    parts.append("rest \(number(overall.restError)) px")
    let limits = "\(number(tolerance.pixels)) px, \(number(tolerance.milliseconds)) ms"
    return parts.joined(separator: ", ") + " (limits: \(limits))"
  }

  private func number(_ value: Double) -> String { DecimalText.short(value, 4) }
  private func signed(_ value: Double) -> String { DecimalText.signed(value, 4) }
}
