import Encoding
import PNGCodec
import Rendering
import Timing
import VideoCodec

/// What `render` was asked for.
struct RenderOptions: Sendable {
  let scene: SceneOptions
  let clock: ClockOptions
  let outputs: [OutputTarget]
  let video: VideoSettings
  /// How often animations are played; 0 for ever.
  let plays: Int
  /// How many frames are drawn at a time; nil for one a core.
  let workers: Int?
  let fonts: [String]
  let isJSON: Bool
  let progress: ProgressMode?

  init(_ reader: OptionReader) throws(ArgumentError) {
    scene = try SceneOptions(reader)
    clock = try ClockOptions(reader)
    outputs = try Self.outputs(reader)
    try Self.check(clock.rate, of: outputs)
    let loop = try Self.loop(reader, outputs)
    plays = loop ?? 0
    video = try Self.video(reader, outputs, loops: loop)
    let most = FrameSequence.maximumWorkers
    workers = try reader.count(.workers, "a whole number from 1 to \(most)", in: 1...most)
    fonts = reader.texts(.font)
    isJSON = reader.has(.json)
    progress = try reader.choice(.progress)
    if isJSON, writesToStandardOutput {
      throw .conflict(OptionName.json.long, "\(OptionName.output.long) -")
    }
  }

  /// Whether an output's bytes go where words would go.
  var writesToStandardOutput: Bool { outputs.contains(where: \.isStandardOutput) }

  private static func outputs(_ reader: OptionReader) throws(ArgumentError) -> [OutputTarget] {
    let format = try reader.choice(.format, OutputFormat.self)
    let paths = reader.texts(.output)
    if paths.isEmpty { throw .missing("an output: -o OUT", of: .render) }
    var targets: [OutputTarget] = []
    for path in paths {
      do {
        targets.append(try OutputTarget.parse(path, format: format, isOnly: paths.count == 1))
      } catch {
        throw .rule("\(error)")
      }
    }
    return targets
  }

  /// Refuses a rate that an output cannot hold exactly.
  private static func check(
    _ rate: FrameRate, of outputs: [OutputTarget]
  ) throws(ArgumentError) {
    guard outputs.contains(where: { $0.format == .apng }), !APNGWriter.holds(rate) else { return }
    throw .rule("\(OptionName.fps.long): \(PNGError.frameRate(rate))")
  }

  /// How often the timeline is played. 0 is for ever, which only animations can be asked for.
  private static func loop(
    _ reader: OptionReader, _ outputs: [OutputTarget]
  ) throws(ArgumentError) -> Int? {
    let formats = outputs.map(\.format)
    let hasAnimation = formats.contains(.apng)
    if reader.has(.loop), !hasAnimation, !formats.contains(.mp4) {
      throw .requires(OptionName.loop.long, "a video or an animated PNG among the outputs")
    }
    let least = hasAnimation ? 0 : 1
    return try reader.count(.loop, "a whole number from \(least) to 1000", in: least...1000)
  }

  private static func video(
    _ reader: OptionReader, _ outputs: [OutputTarget], loops: Int?
  ) throws(ArgumentError) -> VideoSettings {
    for name in [OptionName.crf, .encoderPreset] where reader.has(name) {
      guard outputs.contains(where: \.isVideo) else {
        throw .requires(name.long, "a video among the outputs")
      }
    }
    let range = VideoSettings.crfRange
    let quality = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let crf = try reader.count(.crf, quality, in: range)
    let preset = try reader.choice(.encoderPreset, VideoSettings.Preset.self)
    do {
      return try VideoSettings(
        crf: crf ?? VideoSettings.standard.crf, preset: preset ?? VideoSettings.standard.preset,
        loops: max(1, loops ?? 1))
    } catch {
      throw .rule("\(error)")
    }
  }
}
