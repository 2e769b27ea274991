import Golden
import Rendering
import SceneModel
import ShakeEngine
import Timing

/// `curve`: the motion as numbers or as a plot.
struct CurveCommand: Command {
  private let scene: SceneOptions
  private let clock: ClockOptions
  private let views: [String]
  private let isBare: Bool
  private let outputs: [ResultOutput<Curve.Format>]

  init(_ reader: OptionReader) throws(ArgumentError) {
    scene = try SceneOptions(reader)
    clock = try ClockOptions(reader)
    views = reader.texts(.view)
    isBare = reader.has(.bare)
    outputs = try ResultOutput.all(reader)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let document = try SceneLoader(options: scene, console: console).load()
    try document.scene.check(viewIDs: views)
    let curve = try isBare ? bare(document) : whole(document)
    if curve.views.isEmpty {
      console.warn("\(document.name): warning: no view shakes; --view ID lists one all the same")
    }
    try ResultOutput.check(outputs, inputs: document.inputs)
    try ResultOutput.write(outputs, on: console) { try curve.bytes($0, console) }
    return .success
  }

  private func whole(_ document: SceneDocument) throws -> Curve {
    let scene = document.scene
    let frames = try clock.clock(duration: scene.timeline.duration)
    let table = CurveTable(
      of: scene, clock: frames, frames: try clock.indices(of: frames.frameCount),
      views: views.isEmpty ? scene.movingViewIDs : views)
    return Curve(table, of: document.name, rate: frames.rate)
  }

  /// As many rows as the shake has frames, and the first that shows it settled.
  private func bare(_ document: SceneDocument) throws -> Curve {
    let shake = try document.scene.onlyShake()
    let frames = try clock.clock(duration: shake.motion.duration)
    let count = shake.motion.duration > 0 ? frames.frameCount + 1 : 1
    let table = CurveTable(
      of: shake, clock: frames, frames: try clock.indices(of: count),
      views: views.isEmpty ? shake.views : views)
    return Curve(table, of: "\(shake.name) in \(document.name)", rate: frames.rate)
  }
}
