import Geometry
import SceneModel

/// What `measure` was asked for.
struct MeasureOptions: Sendable {
  /// The recording.
  let input: String
  /// The pixels to look at; nil for all.
  let region: PixelRect?
  /// Where the expected shake comes from; nil where none is expected.
  let expected: SceneOptions?
  /// Pixels a point, as typed.
  let scale: Double?
  /// The rate of pictures without times, and the frames to look at.
  let clock: ClockOptions
  /// Whether the rate was typed.
  let saysRate: Bool
  let outputs: [ResultOutput<MeasureResult.Format>]

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.takesOperands(1)
    guard let input = reader.operands.first, !input.isEmpty else {
      throw .missing("a recording: a video, a GIF, an APNG or a folder of PNG files", of: .measure)
    }
    guard input != "-" else {
      throw .rule("measure reads a recording several times: name a file, not standard input")
    }
    self.input = input
    region = try reader.text(.roi).map { text throws(ArgumentError) in try Self.region(text) }
    expected = try Self.expected(reader)
    scale = try reader.number(.scale, "a number from 0.1 to 20") { (0.1...20).contains($0) }
    clock = try ClockOptions(reader)
    saysRate = reader.has(.fps)
    outputs = try Self.outputs(reader)
  }

  private static func region(_ text: String) throws(ArgumentError) -> PixelRect {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Number.whole($0) }
    // No picture is near as large, and no sum overflows.
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ abs($0) <= 1_000_000 }),
      numbers[2] > 0, numbers[3] > 0
    else {
      throw .badValue(
        option: .roi, value: text, expected: "X,Y,W,H in whole pixels, with W and H above 0")
    }
    return PixelRect(
      minX: numbers[0], minY: numbers[1], maxX: numbers[0] + numbers[2],
      maxY: numbers[1] + numbers[3])
  }

  /// The shake of a scene, or a preset by itself.
  private static func expected(_ reader: OptionReader) throws(ArgumentError) -> SceneOptions? {
    if reader.has(.against) || reader.has(.shake) { return try SceneOptions(expectedBy: reader) }
    let parameters: [OptionName] = [.duration, .times, .speed, .range, .direction, .exactCount]
    for name in parameters where reader.has(name) {
      throw .requires(
        name.long, "\(OptionName.shake.long) NAME or \(OptionName.against.long) SCENE")
    }
    return nil
  }

  /// With `--json` the result is printed whatever else is written.
  private static func outputs(
    _ reader: OptionReader
  ) throws(ArgumentError) -> [ResultOutput<MeasureResult.Format>] {
    let outputs = try ResultOutput<MeasureResult.Format>.all(reader)
    guard reader.has(.json), !outputs.contains(where: { $0.path == "-" }) else { return outputs }
    return outputs + [ResultOutput(path: "-", format: .json)]
  }
}
