import Encoding
import Geometry
import Golden
import Measuring
import ShakeEngine
import Timing

/// The motion that is seen in a clip, measured from its pixels alone.
struct ClipMotion: Encodable {
  let track: MotionTrack

  init(_ track: MotionTrack) { self.track = track }

  /// Measures a clip. `rate` is that of frames that have no times.
  init(path: String, rate: FrameRate) throws(FrameInputError) {
    track = try MotionMeasurer().measure { (visit) throws(FrameInputError) in
      let input = try FrameInput(path: path, sequenceRate: rate)
      while let frame = try input.next() { visit(frame.time, frame.pixmap) }
    }
  }

  /// Why it cannot be compared; what stands still can.
  var refusal: Refusal? { isStill ? nil : track.refusal }

  /// Whether nothing moves.
  var isStill: Bool { track.refusal == .still }

  /// The frames as rows of a curve in device pixels, with those alone that `number` has a number for.
  func curve(_ number: (Int) -> Int?) -> CurveTable {
    let view = "seen"
    let rows = track.frames.enumerated().compactMap { index, frame in
      number(index).map { number in
        let pose = isStill ? Pose.identity : Pose(x: frame.x, y: frame.y)
        return CurveRow(frame: number, time: frame.time, view: view, pose: pose)
      }
    }
    return CurveTable(views: [view], rows: rows)
  }

  /// The frame of another rate that appears when each of these does; nil for those that appear when
  /// none does.
  func frames(at rate: FrameRate) -> [Int?] {
    track.frames.map { frame in
      let position = (frame.time * rate.framesPerSecond).rounded()
      guard let number = Int(exactly: position),
        (rate.time(ofFrame: number) - frame.time).magnitude <= ClipTally.tick
      else { return nil }
      return number
    }
  }

  /// Whether the place in a frame is sure enough to be judged.
  func isSure(ofFrame index: Int) -> Bool {
    track.frames.indices.contains(index) && (isStill || track.frames[index].isSure)
  }

  /// How far it goes along an axis, from the least to the most, in device pixels from rest.
  private func range(_ axis: (MeasuredFrame) -> Double) -> [Double] {
    let values = track.frames.filter(\.isSure).map(axis)
    return [values.min() ?? 0, values.max() ?? 0]
  }

  private enum CodingKeys: String, CodingKey {
    case region, x, y, reason
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if let reason = track.refusal?.reason { try values.encode(reason, forKey: .reason) }
    guard track.refusal == nil else { return }
    let region = track.region
    try values.encode(
      [region.minX, region.minY, region.width, region.height], forKey: .region)
    try values.encode(range { $0.x }.map(JSONNumber.init), forKey: .x)
    try values.encode(range { $0.y }.map(JSONNumber.init), forKey: .y)
  }
}

extension ClipMotion: CustomStringConvertible {
  /// `x -16.02...+18.78 px, y 0 px`, or why there is none.
  var description: String {
    if let refusal = track.refusal { return refusal.reason }
    return "x \(Self.words(range { $0.x })), y \(Self.words(range { $0.y }))"
  }

  private static func words(_ range: [Double]) -> String {
    let ends = range.map { DecimalText.signed($0, 2) }
    return (ends[0] == ends[1] ? ends[0] : ends[0] + "..." + ends[1]) + " px"
  }
}
