import Foundation

/// The time until which a test waits for a browser.
struct Deadline {
  private let end: ContinuousClock.Instant

  /// Some seconds from now.
  init(seconds: Int) { end = .now + .seconds(seconds) }

  var isOver: Bool { ContinuousClock.now >= end }

  /// Waits until a descriptor is ready for what `poll` calls `events`, or is closed.
  ///
  /// - Returns: False where time is up first.
  func wait(for descriptor: Int32, _ events: Int32) -> Bool {
    repeat {
      var watched = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      if poll(&watched, 1, milliseconds) > 0 { return true }
    } while !isOver
    return false
  }

  /// Asks again and again until the answer is yes.
  ///
  /// - Returns: False where time is up first.
  func wait(until isTrue: () -> Bool) -> Bool {
    while !isTrue() {
      if isOver { return false }
      _ = poll(nil, 0, 5)
    }
    return true
  }

  private var milliseconds: Int32 {
    let left = max(end - .now, .zero).components
    return Int32(clamping: left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1)
  }
}
