extension CurveDifference: CustomStringConvertible {
  /// One line with the numbers and the limits, whether the curves match or not.
  package var description: String { nothingCompared ?? line(parts.map(\.text)) }

  /// The same without the numbers that ``failures`` have; nil where there are no others.
  var remainder: String? {
    if let nothingCompared { return nothingCompared }
    let measures = failures.compactMap(\.measure)
    // Of the views that are only counted nothing is said.
    let isListed = !failures.contains { if case .moreDiffering = $0 { true } else { false } }
    let rest = parts.filter { !isListed || !measures.contains($0.measure) }.map(\.text)
    return rest.isEmpty ? nil : line(rest)
  }

  /// Why there are no numbers; nil where there are.
  private var nothingCompared: String? {
    guard overall.worstFrame == nil else { return nil }
    if !views.isEmpty { return "nothing to compare: no frame is in both curves" }
    return missingViews.isEmpty && extraViews.isEmpty
      ? "nothing to compare: no view moves" : "nothing to compare: no view is in both curves"
  }

  private var parts: [(measure: CurveMeasure, text: String)] {
    var parts: [(measure: CurveMeasure, text: String)] = [
      (
        .offset,
        "offset max \(number(overall.largestOffset)) px, RMS \(number(overall.rmsOffset)) px"
      )
    ]
    if let lag = overall.lagFrames { parts.append((.lag, "lag \(number(lag)) frames")) }
    parts.append((.peak, "peak \(signed(overall.peakError)) px"))
    parts.append((.settling, "settling \(signed(overall.settleError)) ms"))
    parts.append((.rest, "rest \(number(overall.restError)) px"))
    return parts
  }

  private func line(_ parts: [String]) -> String {
    let limits = "\(number(tolerance.pixels)) px, \(number(tolerance.milliseconds)) ms"
    return parts.joined(separator: ", ") + " (limits: \(limits))"
  }

  private func number(_ value: Double) -> String { DecimalText.short(value, 4) }
  private func signed(_ value: Double) -> String { DecimalText.signed(value, 4) }
}
