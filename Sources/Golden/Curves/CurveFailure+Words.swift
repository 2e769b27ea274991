extension CurveFailure: CustomStringConvertible {
  /// One line for people.
  package var description: String {
    switch self {
    case .frameCount(let expected, let actual):
      "frame count differs: expected \(expected), got \(actual)"
    case .frames(let expected, let actual):
      "other frames: expected frame \(expected), got frame \(actual)"
    case .rate(let expected, let actual):
      "frame rate differs: expected \(Self.rate(expected)), got \(Self.rate(actual))"
    case .missingView(let id): "view \(id) is missing"
    case .moreMissing(let count): "and \(Self.views(count, "is missing", "are missing"))"
    case .moreExtra(let count):
      "and \(Self.views(count, "moves", "move")) that the golden does not have"
    case .moreDiffering(let count): "and \(Self.views(count, "differs", "differ"))"
    case .extraView(let id): "view \(id) moves, and the golden does not have it"
    case .offset(let view, let largest, let frame, let rms, let limit):
      "\(view): offset wrong by up to \(Self.number(largest)) px in frame \(frame), "
        + "RMS \(Self.number(rms)) px (limit \(Self.number(limit)) px)"
    case .lag(let view, let frames, let milliseconds, let limit):
      "\(view): \(Self.number(frames.magnitude)) frames \(frames > 0 ? "late" : "early"), "
        + "\(Self.number(milliseconds.magnitude)) ms (limit \(Self.number(limit)) ms)"
    case .peak(let view, let error, let limit):
      "\(view): peak \(Self.number(error.magnitude)) px \(error > 0 ? "too far" : "not far enough")"
        + " (limit \(Self.number(limit)) px)"
    case .settling(let view, let error, let limit):
      "\(view): settles \(Self.number(error.magnitude)) ms \(error > 0 ? "later" : "earlier")"
        + " (limit \(Self.number(limit)) ms)"
    case .rest(let view, let error, let limit):
      "\(view): ends \(Self.number(error)) px off (limit \(Self.number(limit)) px)"
    case .angle(let view, let component, let error, let limit):
      "\(view): \(component) wrong by up to \(Self.number(error)) deg"
        + " (limit \(Self.number(limit)) deg)"
    case .value(let view, let component, let error, let limit):
      "\(view): \(component) wrong by up to \(Self.number(error))"
        + " (limit \(Self.number(limit)))"
    }
  }

  private static func views(_ count: Int, _ one: String, _ several: String) -> String {
    count == 1 ? "1 more view \(one)" : "\(count) more views \(several)"
  }

  private static func rate(_ rate: Double?) -> String {
    rate.map { "\(DecimalText.short($0, 3)) fps" } ?? "none"
  }

  /// Up to four decimals, and more for what is smaller.
  private static func number(_ value: Double) -> String {
    DecimalText.short(value, value.magnitude < 0.001 ? 9 : 4)
  }
}
