import Encoding
import Rendering
import VideoCodec

/// Draws the frames of a plan, each once, into all its outputs.
struct Renderer {
  let plan: RenderPlan
  let options: OutputOptions
  let workers: Int?
  let console: Console

  /// The outputs as they appeared. A digest gets every frame too.
  func run(
    _ scene: SceneRenderer, digest: DigestSink?, meter: ProgressMeter
  ) throws -> [RenderResult.Output] {
    let frames = try scene.frames(plan.indices, workers: workers)
    let sinks = try OutputTarget.sinks(plan.outputs, options)
    console.detail("drawn by \(Words.count(frames.workers, "worker"))")
    do {
      try frames.write(to: sinks + (digest.map { [$0] } ?? [])) { meter.advance(to: $0) }
    } catch {
      meter.abandon()
      throw error
    }
    meter.finish()
    return zip(plan.outputs, sinks).map { target, sink in
      RenderResult.Output(target, sink, plan, loops: options.video.loops)
    }
  }
}
