import Encoding
import Golden
import PNGCodec
import Raster
import Rendering
import SceneModel
import ShakeEngine
import Timing

/// `still`: one frame of a scene as a PNG.
struct StillCommand: Command {
  /// Which picture of the timeline.
  private enum Moment: Sendable {
    case frame(Int)
    case time(Double)
  }

  private let scene: SceneOptions
  private let clock: ClockOptions
  private let moment: Moment
  private let target: OutputTarget
  private let fonts: [String]
  private let isJSON: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    scene = try SceneOptions(reader)
    clock = try ClockOptions(reader)
    moment = try Self.moment(reader)
    target = try Self.target(reader)
    fonts = reader.texts(.font)
    isJSON = reader.has(.json)
    if isJSON, target.isStandardOutput {
      throw .conflict(OptionName.json.long, "\(OptionName.output.long) -")
    }
  }

  private static func moment(_ reader: OptionReader) throws(ArgumentError) -> Moment {
    try reader.exclude(.frame, .at)
    if let frame = try reader.count(.frame, "a frame's number, from 0", in: 0...Int.max) {
      return .frame(frame)
    }
    if let time = try reader.number(.at, "seconds, 0 or more", where: { $0 >= 0 }) {
      return .time(time)
    }
    throw .missing("a picture to draw: --frame N or --at SECONDS", of: .still)
  }

  private static func target(_ reader: OptionReader) throws(ArgumentError) -> OutputTarget {
    let format = try reader.choice(.format, OutputFormat.self)
    if let format, format != .png { throw .rule("still writes png, not \(format.rawValue)") }
    let paths = reader.texts(.output)
    guard let path = paths.first else { throw .missing("an output: -o OUT.png", of: .still) }
    guard paths.count == 1 else { throw .rule("still writes one picture, to one output") }
    do {
      if format == .png, path != "-" { return .still(path: path) }
      return try OutputTarget.parseStill(path)
    } catch {
      throw .rule("\(error)")
    }
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let document = try SceneLoader(options: scene, console: console).load()
    let clock = try clock.clock(duration: document.scene.timeline.duration)
    let index = try index(in: clock)
    let plan = try RenderPlan(
      document, clock: clock, indices: [index], outputs: [target], console: console)
    let renderer = try plan.renderer(fonts: fonts, console: console)
    let picture = try renderer.still(at: time(in: clock))
    if target.isStandardOutput {
      try console.streams.output.write(picture.pngData())
      return .success
    }
    try write(picture, plan: plan, console: console)
    return .success
  }

  private func write(_ picture: Pixmap, plan: RenderPlan, console: Console) throws {
    let frame = Frame(ordinal: 0, index: 0, pixmap: picture, damage: picture.bounds)
    let digest = DigestSink()
    try digest.append(frame)
    let sink = try target.sink(
      OutputOptions(
        width: plan.width, height: plan.height, frameRate: plan.clock.rate, lastIndex: 0))
    do {
      try sink.append(frame)
    } catch {
      sink.cancel()
      throw error
    }
    try sink.finish()
    let output = RenderResult.Output(target, sink, plan, loops: 1)
    console.note("\(output.path): \(plan.width)x\(plan.height) px")
    if isJSON {
      let result = try RenderResult(
        plan, outputs: [output], digest: digest, warnings: console.warnings)
      try console.print(JSONText.document(result))
    }
  }

  /// The frame, or the one that shows at the time.
  private func index(in clock: FrameClock) throws(ArgumentError) -> Int {
    switch moment {
    case .frame(let index):
      guard index < clock.frameCount else {
        throw .rule("--frame: there is no frame \(index); the last one is \(clock.frameCount - 1)")
      }
      return index
    case .time(let time):
      guard time <= clock.duration else {
        throw .rule(
          "--at: \(DecimalText.short(time)) s is after the end, \(DecimalText.short(clock.duration)) s"
        )
      }
      return min(clock.frameCount - 1, Int(time * clock.slowdown * clock.rate.framesPerSecond))
    }
  }

  private func time(in clock: FrameClock) -> Double {
    switch moment {
    case .frame(let index): clock.time(ofFrame: index)
    case .time(let time): time
    }
  }
}
