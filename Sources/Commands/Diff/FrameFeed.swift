import Encoding
import Foundation
import Golden
import Timing

/// An input whose frames are read on a thread of its own, one ahead of who takes them.
final class FrameFeed: @unchecked Sendable {
  /// What is known of an input before its first frame.
  struct Opening: Sendable {
    let size: PixelSize
    /// The rate of evenly spaced frames that have times.
    let rate: FrameRate?
    let hasTimes: Bool
  }

  let path: String

  // Everything below is guarded by `condition`.
  private let condition = NSCondition()
  private var opened: Opening?
  private var waiting: InputFrame?
  private var failure: FrameInputError?
  private var isDone = false
  private var isStopped = false

  /// Starts to read.
  init(path: String) {
    self.path = path
    let thread = Thread { self.run() }
    thread.name = "input \(path)"
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// What is known before the first frame; waits for it.
  func opening() throws(FrameInputError) -> Opening {
    condition.lock()
    defer { condition.unlock() }
    while opened == nil, !isDone { condition.wait() }
    if let opened { return opened }
    throw failure ?? .notAFile(path: path)
  }

  /// The next frame, once it is there; nil after the last.
  func next() throws(FrameInputError) -> InputFrame? {
    condition.lock()
    defer { condition.unlock() }
    while waiting == nil, !isDone { condition.wait() }
    if let frame = waiting.take() {
      condition.broadcast()
      return frame
    }
    if let failure { throw failure }
    return nil
  }

  /// Says that no more frames are wanted.
  func stop() {
    condition.withLock {
      isStopped = true
      condition.broadcast()
    }
  }

  private func run() {
    do throws(FrameInputError) {
      let input = try FrameInput(path: path, sequenceRate: .standard)
      publish(input)
      while let frame = try input.next(), deliver(frame) {}
      finish(nil)
    } catch {
      finish(error)
    }
  }

  private func publish(_ input: FrameInput) {
    let size = PixelSize(width: input.width, height: input.height)
    let rate = input.hasTimes ? input.frameRate : nil
    condition.withLock {
      opened = Opening(size: size, rate: rate, hasTimes: input.hasTimes)
      condition.broadcast()
    }
  }

  /// Whether more frames are wanted after this one.
  private func deliver(_ frame: InputFrame) -> Bool {
    condition.withLock {
      while waiting != nil, !isStopped { condition.wait() }
      guard !isStopped else { return false }
      waiting = frame
      condition.broadcast()
      return true
    }
  }

  private func finish(_ error: FrameInputError?) {
    condition.withLock {
      failure = error
      isDone = true
      condition.broadcast()
    }
  }
}
