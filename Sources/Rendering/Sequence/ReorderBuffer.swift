import Dispatch
import Synchronization

/// Hands numbered work to several threads and their results, in order, to one.
///
/// At most `capacity` items are begun and not yet taken: a slow taker stops the workers, and memory
/// does not grow with the number of items.
final class ReorderBuffer<Item: Sendable>: Sendable {
  private struct State {
    var next = 0
    var items: [Int: Item] = [:]
    var isStopped = false
  }

  private let count: Int
  private let state = Mutex(State())
  /// One signal for each item that may be begun.
  private let room = DispatchSemaphore(value: 0)
  /// One signal for each finished item, and one for a stop.
  private let arrivals = DispatchSemaphore(value: 0)

  /// A buffer for items 0 ..< `count`.
  init(count: Int, capacity: Int) {
    self.count = count
    for _ in 0..<capacity { room.signal() }
  }

  /// The number of the next item to make; waits until it may be begun. Nil where none is left, and
  /// after a stop.
  func claim() -> Int? {
    room.wait()
    let claimed = state.withLock { state -> Int? in
      guard !state.isStopped, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
    // The others that wait find none left either.
    if claimed == nil { room.signal() }
    return claimed
  }

  /// Gives the result for a claimed number.
  func put(_ item: Item, at number: Int) {
    state.withLock { $0.items[number] = item }
    arrivals.signal()
  }

  /// The result for a number; waits for it. Nil after a stop.
  func take(_ number: Int) -> Item? {
    while true {
      let (item, isStopped) = state.withLock { state in
        (state.items.removeValue(forKey: number), state.isStopped)
      }
      if isStopped { return nil }
      if let item {
        room.signal()
        return item
      }
      arrivals.wait()
    }
  }

  /// Makes every claim and every take give nil from now on.
  func stop() {
    state.withLock {
      $0.isStopped = true
      $0.items = [:]
    }
    room.signal()
    arrivals.signal()
  }
}
