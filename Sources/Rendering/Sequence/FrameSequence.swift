import Foundation
package import MockKit
package import Raster
package import Timing

/// The frames of a scene, drawn by several threads and handed over in order.
///
/// The pixels of a frame depend on the scene and its time alone: not on the number of workers, nor
/// on which frames are drawn before it.
package struct FrameSequence: Sendable {
  /// The most threads that draw; each holds frames and surfaces of its own.
  package static let maximumWorkers = 64

  /// The indices of the frames, in the order in which they are handed over.
  package let indices: [Int]
  /// How many threads draw; 1 draws on the caller's.
  package let workers: Int
  private let clock: FrameClock
  private let displayList: @Sendable (_ time: Double) -> DisplayList

  /// The frames of a stage.
  ///
  /// - Parameters:
  ///   - stage: The scene, ready to be drawn.
  ///   - clock: Which time a frame shows.
  ///   - indices: Which frames; nil for all.
  ///   - workers: How many threads draw, 1 ... ``maximumWorkers``, clamped; nil for one a processor.
  package init(of stage: Stage, clock: FrameClock, indices: [Int]? = nil, workers: Int? = nil) {
    self.init(clock: clock, indices: indices, workers: workers) { stage.displayList(at: $0) }
  }

  /// The frames of a function from the time to a list.
  package init(
    clock: FrameClock, indices: [Int]? = nil, workers: Int? = nil,
    displayList: @escaping @Sendable (_ time: Double) -> DisplayList
  ) {
    self.clock = clock
    self.indices = indices ?? Array(0..<clock.frameCount)
    let wanted = workers ?? ProcessInfo.processInfo.activeProcessorCount
    self.workers = max(1, min(wanted, self.indices.count, Self.maximumWorkers))
    self.displayList = displayList
  }

  /// The picture at a time of the timeline, in seconds: the same as the sequence's frame of that
  /// time.
  package func still(at time: Double) throws(RenderingError) -> Pixmap {
    try FrameRenderer().render(displayList(time))
  }

  /// The picture of a frame of the timeline.
  package func still(frame index: Int) throws(RenderingError) -> Pixmap {
    try still(at: clock.time(ofFrame: index))
  }

  /// Draws the frames and hands them over one after the other, on the caller's thread.
  ///
  /// While `body` blocks, the workers draw a few frames ahead and then wait. The first error, of
  /// `body` or of drawing, ends the work and is thrown.
  ///
  /// - Parameters:
  ///   - isCancelled: Asked before each frame, on any thread; true ends the work with a
  ///     `CancellationError`.
  ///   - body: Takes a frame.
  /// - Throws: What `body` throws, ``RenderingError``, and `CancellationError`.
  package func deliver(
    isCancelled: @escaping @Sendable () -> Bool = { false },
    to body: (RenderedFrame) throws -> Void
  ) throws {
    var delivery = FrameDelivery()
    func handOver(_ drawing: Drawing, at ordinal: Int) throws {
      if isCancelled() { throw CancellationError() }
      try body(delivery.frame(of: drawing, ordinal: ordinal, index: indices[ordinal]))
    }
    if workers == 1 {
      let renderer = FrameRenderer()
      for ordinal in indices.indices {
        if isCancelled() { throw CancellationError() }
        try handOver(draw(ordinal, with: renderer), at: ordinal)
      }
    } else {
      try drawInParallel(isCancelled: isCancelled, handOver: handOver)
    }
  }

  /// Draws one frame.
  func draw(_ ordinal: Int, with renderer: FrameRenderer) throws(RenderingError) -> Drawing {
    let time = clock.time(ofFrame: indices[ordinal])
    let plan = try FramePlan(displayList(time))
    return Drawing(time: time, plan: plan, pixmap: try renderer.render(plan))
  }
}
