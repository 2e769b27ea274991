/// How far the motion that the pixels of frames show is from the curve that they should show.
///
/// It is measured from the frames alone, so it tells a picture at the wrong place from one that is
/// otherwise wrong, and frames that were approved by mistake from a motion that is right.
package struct SeenMotion: Hashable, Sendable, Encodable {
  /// How far the seen motion may be from the curve, in device pixels, beyond what the curve's own
  /// limit allows: five times what is measured of a plain box, whose edges alone show where it is.
  package static let standardLimit = 0.05

  /// The views that move, those that move alike together.
  package let parts: [SeenPart]
  /// How far the seen motion may be from the curve, in device pixels.
  package let limit: Double

  /// What was seen of some parts.
  package init(parts: [SeenPart], limit: Double) {
    self.parts = parts
    self.limit = limit
  }

  /// The largest distance from the curve, in device pixels; nil where nothing could be measured.
  package var largest: Double? { parts.compactMap { $0.numbers?.largest }.max() }

  /// What is further off than allowed, a line each.
  package var failures: [String] {
    parts.compactMap { part in
      guard let numbers = part.numbers, numbers.largest > limit else { return nil }
      return "\(part.title) is drawn \(DecimalText.short(numbers.largest, 4)) px from its curve in "
        + "frame \(numbers.worstFrame) (limit \(DecimalText.short(limit, 4)) px)"
    }
  }
}

extension SeenMotion: CustomStringConvertible {
  /// One line with the numbers and the limit, whether the motion matches or not.
  package var description: String {
    guard !parts.isEmpty else { return "nothing moves along x or y" }
    var words: [String] = []
    if let largest, let rms {
      words.append(
        "max \(DecimalText.short(largest, 4)) px, RMS \(DecimalText.short(rms, 4)) px off the curve "
          + "(limit: \(DecimalText.short(limit, 4)) px)")
    }
    return (words + refusals).joined(separator: "; ")
  }

  /// The same without the numbers that ``failures`` have.
  var remainder: String {
    guard !failures.isEmpty, let rms else { return description }
    let words = ["RMS \(DecimalText.short(rms, 4)) px off the curve"]
    return (words + refusals).joined(separator: "; ")
  }

  /// The root mean square of the distances of all parts; nil where nothing could be measured.
  private var rms: Double? {
    let measured = parts.compactMap(\.numbers)
    guard !measured.isEmpty else { return nil }
    let squares = measured.reduce(0) { $0 + $1.rms * $1.rms }
    return (squares / Double(measured.count)).squareRoot()
  }

  private var refusals: [String] {
    parts.compactMap { part in part.refusal.map { "\(part.title) cannot be measured: \($0)" } }
  }
}
