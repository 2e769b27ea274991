import Geometry
import MockKit
import Raster
import Rendering
import TestSupport
import Testing
import Timing

@Suite struct FrameSequences {
  /// One second a frame, so that a time is a frame's index.
  private func sequence(
    _ indices: [Int]? = nil, count: Int = RandomAnimation.frameCount, workers: Int,
    list: @escaping @Sendable (Int) -> DisplayList
  ) throws -> FrameSequence {
    let rate = try #require(FrameRate(1))
    return FrameSequence(
      clock: try FrameClock(rate: rate, duration: Double(count)), indices: indices,
      workers: workers
    ) { list(Int($0)) }
  }

  /// A box that stands still in frames 3 to 5 and moves in all others.
  private static let paper = DisplayNode.paper
  private static let box = DisplayNode.box(10, 10, 8, 8)
  @Sendable private static func pausing(_ frame: Int) -> DisplayList {
    let step = (3...5).contains(frame) ? 3 : frame
    return DisplayList([paper, .moved(by: Point(x: Double(step) / 4, y: 0), [box])])
  }

  @Test(arguments: [1, 2, 8], [3, 14, 15] as [UInt64])
  func pixelsDoNotDependOnWorkersOrOrder(workers: Int, seed: UInt64) throws {
    let animation = RandomAnimation(seed: seed)
    let fresh = try (0..<RandomAnimation.frameCount).map { try drawn(animation.list($0)) }
    let forwards = Array(fresh.indices)
    var random = SeededGenerator(seed: seed)
    for indices in [forwards, forwards.reversed(), forwards.shuffled(using: &random)] {
      var shown: [Int] = []
      try sequence(indices, workers: workers, list: animation.list).deliver { frame in
        #expect(frame.ordinal == shown.count)
        #expect(frame.pixmap == fresh[frame.index], "frame \(frame.index)")
        shown.append(frame.index)
      }
      #expect(shown == indices)
    }
  }

  @Test(arguments: [1, 2, 8]) func framesCarryTheirIndexAndTime(workers: Int) throws {
    var seen: [[Double]] = []
    try sequence([2, 5, 7], workers: workers, list: Self.pausing).deliver {
      seen.append([Double($0.ordinal), Double($0.index), $0.time])
    }
    #expect(seen == [[0, 2, 2], [1, 5, 5], [2, 7, 7]])
  }

  @Test(arguments: [1, 2, 8]) func anUnchangedFrameHasNoDamageAndSharesItsPixels(workers: Int)
    throws
  {
    var last: Pixmap?
    try sequence(count: 9, workers: workers, list: Self.pausing).deliver { frame in
      if frame.ordinal == 0 { #expect(frame.damage == PixelRect(width: 64, height: 48)) }
      #expect(frame.damage.isEmpty == [4, 5].contains(frame.index))
      if frame.damage.isEmpty {
        // The same array: no pixel was copied.
        let (old, new) = (try #require(last).pixels, frame.pixmap.pixels)
        #expect(
          old.withUnsafeBytes { a in new.withUnsafeBytes { $0.baseAddress == a.baseAddress } })
      }
      last = frame.pixmap
    }
  }

  @Test(arguments: [1, 2, 8]) func damageIsTheBoxAroundTheChangedPixels(workers: Int) throws {
    for seed in [4, 9, 33] as [UInt64] {
      var last: Pixmap?
      try sequence(workers: workers, list: RandomAnimation(seed: seed).list).deliver { frame in
        let changed = last.map { frame.pixmap.difference(from: $0) } ?? frame.pixmap.bounds
        #expect(frame.damage == changed)
        last = frame.pixmap
      }
    }
  }

  @Test(arguments: [1, 2, 8]) func stillsEqualTheFramesOfTheSequence(workers: Int) throws {
    let sequence = try sequence(workers: workers, list: RandomAnimation(seed: 21).list)
    try sequence.deliver { frame in
      let stills = [try sequence.still(frame: frame.index), try sequence.still(at: frame.time)]
      #expect(stills == [frame.pixmap, frame.pixmap])
    }
  }

  @Test(arguments: [1, 2, 8]) func workersWaitForASlowTaker(workers: Int) throws {
    let begun = Guarded(0)
    let sequence = try sequence(count: 100, workers: workers) { frame in
      begun.withLock { $0 = max($0, frame + 1) }
      return Self.pausing(frame)
    }
    try sequence.deliver { frame in
      // A frame in the works and a finished one for each worker.
      #expect(begun.withLock { $0 } <= frame.ordinal + 1 + 2 * workers)
    }
    #expect(begun.withLock { $0 } == 100)
  }

  private struct Refusal: Error {}

  @Test(arguments: [1, 2, 8]) func anErrorOfTheTakerEndsTheWork(workers: Int) throws {
    let begun = Guarded(0)
    let sequence = try sequence(count: 1000, workers: workers) { frame in
      begun.withLock { $0 += 1 }
      return Self.pausing(frame)
    }
    #expect(throws: Refusal.self) {
      try sequence.deliver { if $0.ordinal == 4 { throw Refusal() } }
    }
    #expect(begun.withLock { $0 } <= 5 + 2 * workers)
  }

  @Test(arguments: [1, 2, 8]) func anErrorOfDrawingComesInItsPlace(workers: Int) throws {
    var taken = 0
    let sequence = try sequence(count: 20, workers: workers) { frame in
      var list = Self.pausing(frame)
      if frame == 7 { list.pixelWidth = 20_000 }
      return list
    }
    #expect(throws: RenderingError.canvasTooLarge(width: 20_000, height: 48)) {
      try sequence.deliver { _ in taken += 1 }
    }
    #expect(taken == 7)
  }

  @Test(arguments: [1, 2, 8]) func cancellingEndsTheWorkWithinAFrame(workers: Int) throws {
    let isCancelled = Guarded(false)
    var taken = 0
    let sequence = try sequence(count: 1000, workers: workers, list: Self.pausing)
    #expect(throws: CancellationError.self) {
      try sequence.deliver(
        isCancelled: { isCancelled.withLock { $0 } },
        to: { frame in
          taken += 1
          if frame.ordinal == 3 { isCancelled.withLock { $0 = true } }
        })
    }
    #expect(taken == 4)
  }

  @Test func thereAreNoMoreWorkersThanFramesOrTheMost() throws {
    #expect(try sequence(count: 5, workers: 9, list: Self.pausing).workers == 5)
    #expect(try sequence(count: 5, workers: -9, list: Self.pausing).workers == 1)
    let most = FrameSequence.maximumWorkers
    #expect(try sequence(count: 1000, workers: .max, list: Self.pausing).workers == most)
  }

  @Test func noFramesAreNoWork() throws {
    try sequence([], workers: 4, list: Self.pausing).deliver { _ in Issue.record("a frame") }
  }
}
