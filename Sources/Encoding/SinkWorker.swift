import Foundation

/// One output's thread and the queue in front of it.
///
/// The thread holds the worker, and ends when it is told to: by ``end()`` after the last frame,
/// or by ``stop()`` at once.
final class SinkWorker: @unchecked Sendable {
  let sink: any FrameSink
  private let capacity: Int

  // Everything below is guarded by `condition`.
  private let condition = NSCondition()
  private var queue: [Frame] = []
  private var isEnding = false
  private var isStopped = false
  private var isDone = false
  private var failure: EncodingError?

  init(sink: any FrameSink, capacity: Int) {
    self.sink = sink
    self.capacity = capacity
    let thread = Thread { self.run() }
    thread.name = "output \(sink.path)"
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// What went wrong, if anything did so far.
  var error: EncodingError? { condition.withLock { failure } }

  /// Adds a frame; blocks while the queue is full.
  func enqueue(_ frame: Frame) {
    condition.withLock {
      while queue.count >= capacity, !isDone { condition.wait() }
      queue.append(frame)
      condition.broadcast()
    }
  }

  /// Says that no frame follows.
  func end() {
    condition.withLock {
      isEnding = true
      condition.broadcast()
    }
  }

  /// Drops the waiting frames.
  func stop() {
    condition.withLock {
      isStopped = true
      condition.broadcast()
    }
  }

  /// Blocks until the thread is through.
  func wait() {
    condition.withLock { while !isDone { condition.wait() } }
  }

  private func run() {
    do throws(EncodingError) {
      while let frame = next() { try sink.append(frame) }
      if !condition.withLock({ isStopped }) { try sink.close() }
    } catch {
      condition.withLock { failure = error }
    }
    condition.withLock {
      isDone = true
      queue = []
      condition.broadcast()
    }
  }

  /// The next frame; nil at the end.
  private func next() -> Frame? {
    condition.withLock {
      while queue.isEmpty, !isEnding, !isStopped { condition.wait() }
      guard !isStopped, !queue.isEmpty else { return nil }
      condition.broadcast()
      return queue.removeFirst()
    }
  }
}
