import Dispatch
import Encoding
import Golden
import Measuring
import Synchronization
import Timing

/// How the motion in two clips differs, as it is seen in each.
struct MotionDifference {
  let expected: ClipMotion
  let actual: ClipMotion
  /// How far they are apart; nil where there is nothing to compare.
  let numbers: CurveNumbers?
  /// How far apart they may be, in device pixels; nil if that does not matter.
  let limit: Double?
  /// Whether all frames that both have are the same, so that they move alike, whatever it is.
  private let areIdentical: Bool
  /// Whether the pixels of one are those of the other, so that displacements can be compared.
  private let hasEqualSize: Bool

  /// The difference of what was measured in the clips of a tally.
  private init(
    expected: ClipMotion, actual: ClipMotion, tally: ClipTally, limit: Double?
  ) {
    self.expected = expected
    self.actual = actual
    self.limit = limit
    areIdentical = tally.isIdentical
    hasEqualSize = tally.expected.size == tally.actual.size
    guard expected.refusal == nil, actual.refusal == nil, !(expected.isStill && actual.isStill),
      hasEqualSize
    else {
      numbers = nil
      return
    }
    let frames = tally.rateToCompareAt.map { actual.frames(at: $0) }
    let number = { frames?[$0] ?? (frames == nil ? $0 : nil) }
    let sure = Set(actual.track.frames.indices.filter(actual.isSure).compactMap(number))
    let overall =
      CurveDifference(
        expected: expected.curve { expected.isSure(ofFrame: $0) && sure.contains($0) ? $0 : nil },
        actual: actual.curve { index in
          guard actual.isSure(ofFrame: index), let frame = number(index) else { return nil }
          return expected.isSure(ofFrame: frame) ? frame : nil
        },
        finerActual: actual.curve { actual.isSure(ofFrame: $0) ? $0 : nil }, scale: 1
      ).overall
    numbers = overall.worstFrame == nil ? nil : overall
  }

  /// Measures both clips of a tally; nil for single frames. Where all frames are equal one is enough.
  static func measured(_ tally: ClipTally, limit: Double?) throws -> MotionDifference? {
    let clips = [tally.expected, tally.actual]
    if clips.allSatisfy({ $0.frameCount <= 1 }) { return nil }
    let rate = clips.compactMap(\.rate).first ?? .standard
    let results = Mutex<[Int: Result<ClipMotion, FrameInputError>]>([:])
    DispatchQueue.concurrentPerform(iterations: tally.hasEqualFrames ? 1 : 2) { index in
      let path = clips[index].path
      let result = Result { () throws(FrameInputError) in try ClipMotion(path: path, rate: rate) }
      results.withLock { $0[index] = result }
    }
    let seen = results.withLock { $0 }
    guard let expected = try seen[0]?.get() else { return nil }
    return MotionDifference(
      expected: expected, actual: try seen[1]?.get() ?? expected, tally: tally, limit: limit)
  }

  /// What is not allowed, if anything is not.
  var difference: ClipDifference? {
    guard let limit, hasEqualSize else { return nil }
    guard let numbers, let frame = numbers.worstFrame else {
      let isKnown = areIdentical || expected.isStill && actual.isStill
      return isKnown ? nil : .unknownMotion(reason: reason ?? "")
    }
    guard numbers.largestOffset > limit else { return nil }
    return .motion(largest: numbers.largestOffset, frame: frame, limit: limit)
  }

  /// Why there is nothing to compare.
  var reason: String? {
    if numbers != nil { return nil }
    if !hasEqualSize { return "the sizes differ" }
    if expected.isStill, actual.isStill { return "nothing moves" }
    if expected.track.refusal == actual.track.refusal {
      return expected.track.refusal?.reason ?? "no frame of both shows where the content is"
    }
    let sides = [("expected", expected), ("actual", actual)]
    return sides.compactMap { name, seen in seen.refusal.map { "\(name): \($0.reason)" } }
      .joined(separator: "; ")
  }
}

extension MotionDifference: CustomStringConvertible {
  /// One line with the numbers and the limit, whether they match or not.
  var description: String {
    guard let numbers else { return "nothing to compare: \(reason ?? "")" }
    var parts = ["offset max \(Self.short(numbers.largestOffset)) px"]
    if let frame = numbers.worstFrame, numbers.largestOffset > 0 {
      parts[0] += " in frame \(frame)"
    }
    parts.append("RMS \(Self.short(numbers.rmsOffset)) px")
    if let lag = numbers.lagFrames {
      let time = numbers.lagMilliseconds.map { " (\(DecimalText.signed($0, 2)) ms)" } ?? ""
      parts.append("lag \(DecimalText.signed(lag, 2)) frames\(time)")
    }
    parts.append("peak \(DecimalText.signed(numbers.peakError, 3)) px")
    let words = limit.map { Self.short($0) + " px" } ?? "any"
    return parts.joined(separator: ", ") + " (limit: \(words))"
  }

  private static func short(_ value: Double) -> String { DecimalText.short(value, 4) }
}

extension MotionDifference: Encodable {
  private enum CodingKeys: String, CodingKey {
    case largestOffset, worstFrame, rmsOffset, lagFrames, lagMilliseconds, peakError, limit, reason
  }

  /// The numbers, or the reason for none.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(limit.map(JSONNumber.init), forKey: .limit)
    try values.encodeIfPresent(reason, forKey: .reason)
    guard let numbers else { return }
    func encode(_ value: Double?, _ key: CodingKeys) throws {
      try values.encodeIfPresent(value.map(JSONNumber.init), forKey: key)
    }
    try encode(numbers.largestOffset, .largestOffset)
    try values.encodeIfPresent(numbers.worstFrame, forKey: .worstFrame)
    try encode(numbers.rmsOffset, .rmsOffset)
    try encode(numbers.lagFrames, .lagFrames)
    try encode(numbers.lagMilliseconds, .lagMilliseconds)
    try encode(numbers.peakError, .peakError)
  }
}
