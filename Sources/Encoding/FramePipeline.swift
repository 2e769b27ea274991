/// Hands each frame to several outputs, each on a thread of its own.
package final class FramePipeline: Sendable {
  private let workers: [SinkWorker]

  /// A pipeline into `sinks`, whose threads start at once. Up to `capacity` frames, 1 or more,
  /// wait for each output.
  package init(sinks: [any FrameSink], capacity: Int = 4) {
    workers = sinks.map { SinkWorker(sink: $0, capacity: max(1, capacity)) }
  }

  /// Hands over the next frame. Blocks while an output has no room for it.
  ///
  /// The first error of any output is thrown here or by ``finish()``; then all are cancelled.
  package func append(_ frame: Frame) throws(EncodingError) {
    do throws(EncodingError) {
      for worker in workers {
        if let error = firstError { throw error }
        worker.enqueue(frame)
      }
    } catch {
      cancel()
      throw error
    }
  }

  /// Waits until all outputs are on disk, then makes all of them appear. When one fails before
  /// that, none does.
  package func finish() throws(EncodingError) {
    for worker in workers { worker.end() }
    for worker in workers { worker.wait() }
    do throws(EncodingError) {
      if let error = firstError { throw error }
      for worker in workers { try worker.sink.publish() }
    } catch {
      cancel()
      throw error
    }
  }

  /// Stops all outputs and removes what they wrote. Does nothing after ``finish()``.
  package func cancel() {
    for worker in workers { worker.stop() }
    for worker in workers { worker.wait() }
    for worker in workers { worker.sink.cancel() }
  }

  private var firstError: EncodingError? { workers.lazy.compactMap(\.error).first }
}
