import Encoding
import MockKit
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
    _ stage: Stage, digest: DigestSink?, meter: ProgressMeter
  ) throws -> [RenderResult.Output] {
    let sequence = FrameSequence(
      of: stage, clock: plan.clock, indices: plan.indices, workers: workers)
    let sinks = try openSinks()
    console.detail("drawn by \(Words.count(sequence.workers, "worker"))")
    let pipeline = FramePipeline(sinks: sinks + (digest.map { [$0] } ?? []))
    do {
      try sequence.deliver { frame in
        try pipeline.append(
          Frame(
            ordinal: frame.ordinal, index: frame.index, pixmap: frame.pixmap,
            damage: frame.damage))
        meter.advance(to: frame.ordinal + 1)
      }
      try pipeline.finish()
    } catch {
      pipeline.cancel()
      meter.abandon()
      throw error
    }
    meter.finish()
    return zip(plan.outputs, sinks).map { target, sink in
      RenderResult.Output(target, sink, plan, loops: options.video.loops)
    }
  }

  /// Prepares all outputs, or none.
  private func openSinks() throws(EncodingError) -> [any FrameSink] {
    var sinks: [any FrameSink] = []
    do throws(EncodingError) {
      for target in plan.outputs { sinks.append(try target.sink(options)) }
    } catch {
      for sink in sinks { sink.cancel() }
      throw error
    }
    return sinks
  }
}
