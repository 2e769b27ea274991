import Encoding
import Golden
import Rendering
import SceneModel
import ShakeEngine
import Timing

/// `curve`: the motion as numbers.
struct CurveCommand: Command {
  private let scene: SceneOptions
  private let clock: ClockOptions
  private let views: [String]
  private let isBare: Bool
  private let outputs: [(path: String, format: Curve.Format)]

  init(_ reader: OptionReader) throws(ArgumentError) {
    scene = try SceneOptions(reader)
    clock = try ClockOptions(reader)
    views = reader.texts(.view)
    isBare = reader.has(.bare)
    outputs = try CurveOutputs.read(reader)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let document = try SceneLoader(options: scene, console: console).load()
    try document.scene.check(viewIDs: views)
    let curve = try isBare ? bare(document.scene) : whole(document.scene)
    if curve.views.isEmpty {
      console.warn("\(document.name): warning: no view shakes; --view ID lists one all the same")
    }
    try OutputCheck.check(outputs.map { .still(path: $0.path) }, inputs: document.inputs)
    for output in outputs {
      let text = try curve.text(output.format)
      if output.path == "-" {
        try console.print(text)
      } else {
        try WholeFile.write(Array(text.utf8), to: output.path)
      }
    }
    return .success
  }

  private func whole(_ scene: Scene) throws -> Curve {
    let frames = try clock.clock(duration: scene.timeline.duration)
    let table = CurveTable(
      of: scene, clock: frames, frames: try clock.indices(of: frames.frameCount),
      views: views.isEmpty ? scene.movingViewIDs : views)
    return Curve(table, rate: frames.rate)
  }

  /// As many rows as the shake has frames, and the first that shows it settled.
  private func bare(_ scene: Scene) throws -> Curve {
    let shake = try scene.onlyShake()
    let frames = try clock.clock(duration: shake.motion.duration)
    let count = shake.motion.duration > 0 ? frames.frameCount + 1 : 1
    let table = CurveTable(
      of: shake, clock: frames, frames: try clock.indices(of: count),
      views: views.isEmpty ? shake.views : views)
    return Curve(table, rate: frames.rate)
  }
}

/// Where a curve goes, and as what.
private enum CurveOutputs {
  static func read(
    _ reader: OptionReader
  ) throws(ArgumentError) -> [(path: String, format: Curve.Format)] {
    try reader.exclude(.format, .json)
    let format = try reader.choice(.format, Curve.Format.self) ?? (reader.has(.json) ? .json : nil)
    let paths = reader.texts(.output)
    if paths.isEmpty { return [("-", format ?? .csv)] }
    var outputs: [(path: String, format: Curve.Format)] = []
    for path in paths { outputs.append((path, try self.format(of: path, asked: format))) }
    return outputs
  }

  private static func format(
    of path: String, asked: Curve.Format?
  ) throws(ArgumentError) -> Curve.Format {
    if path == "-" { return asked ?? .csv }
    let ending = Curve.Format.allCases.first { path.lowercased().hasSuffix(".\($0.rawValue)") }
    guard let format = ending ?? asked else {
      throw .rule("\(path): the ending says no format; use .csv or .json, or --format")
    }
    return format
  }
}
