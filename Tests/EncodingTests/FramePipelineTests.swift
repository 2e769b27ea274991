import Encoding
import Foundation
import Geometry
import Raster
import Synchronization
import TestSupport
import Testing
import VideoCodec

/// Several outputs of one run.
@Suite struct FramePipelines {
  @Test(arguments: [1, 2, 8])
  func everyOutputGetsEveryFrameInOrder(capacity: Int) throws {
    let run = try Run()
    let log = LoggingSink()
    let sinks = try [run.sink("a.mp4"), run.sink("frames/", lastIndex: 39), log]
    let pipeline = FramePipeline(sinks: sinks, capacity: capacity)
    for index in 0..<40 { try pipeline.append(Run.frame(index)) }
    #expect(run.folder.visible == [])
    try pipeline.finish()
    #expect(log.calls == (0..<40).map { "append \($0)" } + ["close", "publish"])
    #expect(try run.frameCount("a.mp4") == 40)
    #expect(run.folder.contents.count == 42)
  }

  @Test func theFirstErrorStopsAllOutputs() throws {
    let run = try Run()
    try run.write("a.mp4", count: 3)
    let before = try run.folder.snapshot()
    let log = LoggingSink(failingAt: 5)
    let pipeline = FramePipeline(
      sinks: [try run.sink("a.mp4"), log, try run.sink("new/frames/")], capacity: 2)
    #expect(throws: LoggingSink.failure) {
      // The error may show at any later frame, but not after the end.
      for index in 0..<100 { try pipeline.append(Run.frame(index)) }
      try pipeline.finish()
    }
    #expect(log.calls == (0...5).map { "append \($0)" } + ["cancel"])
    #expect(try run.folder.snapshot() == before)
  }

  @Test func anOutputThatCannotEndKeepsTheOthersFromAppearing() throws {
    let run = try Run()
    let log = LoggingSink(failsToClose: true)
    let pipeline = FramePipeline(sinks: [try run.sink("a.mp4"), log])
    try pipeline.append(Run.frame(0))
    #expect(throws: LoggingSink.failure) { try pipeline.finish() }
    #expect(run.folder.contents == [])
  }

  @Test func aCancelledPipelineLeavesNothing() throws {
    let run = try Run()
    let pipeline = FramePipeline(sinks: [try run.sink("a.mp4"), try run.sink("frames/")])
    for index in 0..<5 { try pipeline.append(Run.frame(index)) }
    pipeline.cancel()
    #expect(run.folder.contents == [])
  }

  @Test func waitingFramesAreBounded() throws {
    let sink = GatedSink()
    let pipeline = FramePipeline(sinks: [sink], capacity: 3)
    let producer = Thread {
      for index in 0..<20 {
        do { try pipeline.append(Run.frame(index)) } catch { return }
        sink.offered.withLock { $0 += 1 }
      }
      sink.finished.signal()
    }
    producer.start()
    // One frame is with the sink, three wait; at every step no more than those are taken.
    for taken in 0..<20 {
      sink.entered.wait()
      #expect(sink.offered.withLock(\.self) <= taken + 1 + 3)
      sink.gate.signal()
    }
    sink.finished.wait()
    try pipeline.finish()
  }

  @Test func aPipelineWithoutOutputsTakesFrames() throws {
    let pipeline = FramePipeline(sinks: [])
    try pipeline.append(Run.frame(0))
    try pipeline.finish()
  }

  @Test func digestsAreThoseOfTheFramesFiles() throws {
    let digests = DigestSink()
    for index in 0..<3 { try digests.append(Run.frame(index)) }
    let same = try Frame(ordinal: 3, index: 3, pixmap: Run.picture(2), damage: .empty)
    try digests.append(same)
    var expected: [String] = []
    var whole = try SHA256()
    for index in [0, 1, 2, 2] {
      var hash = try SHA256()
      let level = UInt8(index * 7)
      hash.update(Array((0..<256).flatMap { _ in [level, level, level, 255] }))
      let digest = hash.finish()
      expected.append(SHA256.hexadecimal(digest))
      whole.update(digest)
    }
    let wholeDigest = SHA256.hexadecimal(whole.finish())
    #expect(digests.frames == expected)
    #expect(try digests.whole == wholeDigest)
  }
}

/// Remembers what it was told, and fails where it is told to.
private final class LoggingSink: FrameSink {
  static let failure = EncodingError.system(path: "log", code: EIO)
  let path = "log"
  let remark: String? = nil
  private let failingOrdinal: Int?
  private let failsToClose: Bool
  private let log = Mutex<[String]>([])

  init(failingAt ordinal: Int? = nil, failsToClose: Bool = false) {
    failingOrdinal = ordinal
    self.failsToClose = failsToClose
  }

  var calls: [String] { log.withLock(\.self) }

  func append(_ frame: Frame) throws(EncodingError) {
    log.withLock { $0.append("append \(frame.ordinal)") }
    if frame.ordinal == failingOrdinal { throw Self.failure }
  }

  func close() throws(EncodingError) {
    log.withLock { $0.append("close") }
    if failsToClose { throw Self.failure }
  }

  func publish() { log.withLock { $0.append("publish") } }

  func cancel() { log.withLock { $0.append("cancel") } }
}

/// Says when a frame has come, and keeps it until it is let go.
private final class GatedSink: FrameSink, @unchecked Sendable {
  let path = "gate"
  let remark: String? = nil
  let entered = DispatchSemaphore(value: 0)
  let gate = DispatchSemaphore(value: 0)
  let finished = DispatchSemaphore(value: 0)
  let offered = Mutex(0)

  func append(_ frame: Frame) {
    entered.signal()
    gate.wait()
  }

  func close() {}
  func publish() {}
  func cancel() {}
}
