import Encoding
import Golden
import Rendering
import Timing

/// `render`: a scene as a video, as an animated PNG or as frames.
struct RenderCommand: Command {
  private let options: RenderOptions

  init(_ reader: OptionReader) throws(ArgumentError) { options = try RenderOptions(reader) }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let start = ContinuousClock.now
    let document = try SceneLoader(options: options.scene, console: console).load()
    let plan = try RenderPlan(
      document, clock: options.clock, outputs: options.outputs, console: console)
    let scene = try plan.renderer(fonts: options.fonts, console: console)
    let renderer = Renderer(
      plan: plan,
      options: OutputOptions(
        width: plan.width, height: plan.height, frameRate: plan.clock.rate,
        lastIndex: plan.clock.frameCount - 1, plays: options.plays, video: options.video),
      workers: options.workers, console: console)
    let meter = ProgressMeter(
      total: plan.indices.count, display: display(on: console, plan, environment))
    let digest = options.isJSON ? DigestSink() : nil
    let outputs = try renderer.run(scene, digest: digest, meter: meter)
    for output in outputs where !options.writesToStandardOutput {
      console.note(output.summary(plan))
      if let remark = output.remark { console.note("\(output.path): \(remark)") }
    }
    console.detail("took \(DecimalText.short((ContinuousClock.now - start) / .seconds(1), 2)) s")
    if let digest {
      let result = try RenderResult(
        plan, outputs: outputs, digest: digest, warnings: console.warnings)
      try console.print(JSONText.document(result))
    }
    return .success
  }

  private func display(
    on console: Console, _ plan: RenderPlan, _ environment: [String: String]
  ) -> (any ProgressDisplay)? {
    let mode = options.progress ?? (options.writesToStandardOutput ? .none : .auto)
    return mode.display(
      on: console, total: plan.indices.count, isDumb: environment["TERM"] == "dumb")
  }
}
