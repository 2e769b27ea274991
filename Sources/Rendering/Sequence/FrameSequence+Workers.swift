import Foundation

extension FrameSequence {
  /// Draws on ``workers`` threads while the caller's takes the frames in order.
  func drawInParallel(
    isCancelled: @escaping @Sendable () -> Bool,
    handOver: (_ drawing: Drawing, _ ordinal: Int) throws -> Void
  ) throws {
    // Two frames a worker: one in the works, one finished while an earlier one is still drawn.
    let buffer = ReorderBuffer<Result<Drawing, RenderingError>>(
      count: indices.count, capacity: 2 * workers)
    let pictures = PictureStore()
    let group = DispatchGroup()
    for _ in 0..<workers {
      group.enter()
      let thread = Thread {
        defer { group.leave() }
        let renderer = FrameRenderer(pictures: pictures)
        while let ordinal = buffer.claim() {
          if isCancelled() {
            buffer.stop()
          } else {
            let drawing = Result { () throws(RenderingError) in try draw(ordinal, with: renderer) }
            buffer.put(drawing, at: ordinal)
          }
        }
      }
      thread.name = "frame worker"
      // As much as the main thread has: layers may be nested deep.
      thread.stackSize = 8 << 20
      thread.start()
    }
    defer {
      buffer.stop()
      group.wait()
    }
    for ordinal in indices.indices {
      guard let drawing = buffer.take(ordinal) else { throw CancellationError() }
      try handOver(drawing.get(), ordinal)
    }
  }
}
