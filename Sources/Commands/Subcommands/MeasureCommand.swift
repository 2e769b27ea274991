import Geometry
import Measuring

/// `measure`: the motion in a recording as numbers, and whether it is the one that is expected.
struct MeasureCommand: Command {
  /// The most pixels a point that a phone has.
  private static let largestScale = 3.0

  private let options: MeasureOptions

  init(_ reader: OptionReader) throws(ArgumentError) { options = try MeasureOptions(reader) }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let expectation = try options.expected.map { try Expectation($0, console: console) }
    try ResultOutput.check(
      options.outputs, inputs: [options.input] + (expectation?.inputs ?? []))
    try OutputCheck.checkFrames(options.outputs.map(\.path), inputs: [options.input])
    let recording = try Recording(path: options.input, clock: options.clock)
    let region = try options.region.map { region throws(ArgumentError) in
      try recording.visible(region, console: console)
    }
    if options.saysRate, recording.hasTimes {
      console.warn(
        "\(options.input): warning: it has times of its own, \(OptionName.fps.long) is not used")
    }
    let scale = options.scale ?? expectation?.scale(of: recording.size)
    recording.progress = MeasureProgress(on: console, environment: environment)
    let track = try track(
      of: recording, region: region,
      reach: expectation?.reach(scale: scale ?? Self.largestScale) ?? 0)
    let measurement = MotionMeasurement(
      track, against: expectation?.shake, pixelsPerPoint: scale,
      timeError: recording.hasRoundedTimes ? MotionMeasurement.roundedTimeError : 0)
    let result = MeasureResult(
      measurement, of: recording, looked: region ?? recording.size, isScaleKnown: scale != nil)
    try ResultOutput.write(options.outputs, on: console) { try result.bytes($0, console) }
    let lines = result.summary(
      isExpected: expectation != nil, isScaleKnown: scale != nil, hasRegion: region != nil)
    for line in lines { console.note(line) }
    return switch measurement.verdict {
    case .matches: .success
    case .differs: expectation == nil ? .success : .differs
    case .refused: .differs
    }
  }

  /// The motion of a recording whose content is expected to go so many pixels from rest.
  private func track(
    of recording: Recording, region: PixelRect?, reach: Double
  ) throws -> MotionTrack {
    var measurer = MotionMeasurer(region: region)
    measurer.reach = max(measurer.reach, Int(min(reach * 1.25 + 8, 512)))
    defer { recording.progress?.end() }
    return try measurer.measure { visit in try recording.replay(visit) }
  }
}
