import Foundation

/// Hands numbered work to several threads and their results, in order, to one.
///
/// At most `capacity` items are begun and not yet taken: a slow taker stops the workers, and memory
/// does not grow with the number of items.
final class ReorderBuffer<Item: Sendable>: Sendable {
  private struct State {
    var claimed = 0
    var taken = 0
    var items: [Int: Item] = [:]
    var isStopped = false
  }

  private let count: Int
  private let capacity: Int
  private let condition = NSCondition()
  // Touched under the condition's lock alone.
  nonisolated(unsafe) private var state = State()

  /// A buffer for items 0 ..< `count`.
  init(count: Int, capacity: Int) {
    self.count = count
    self.capacity = capacity
  }

  /// The number of the next item to make; waits until it may be begun. Nil where none is left, and
  /// after a stop.
  func claim() -> Int? {
    condition.withLock {
      while !state.isStopped, state.claimed < count, state.claimed - state.taken >= capacity {
        condition.wait()
      }
      guard !state.isStopped, state.claimed < count else { return nil }
      defer { state.claimed += 1 }
      return state.claimed
    }
  }

  /// Gives the result for a claimed number.
  func put(_ item: Item, at number: Int) {
    condition.withLock {
      state.items[number] = item
      condition.broadcast()
    }
  }

  /// The result for a number; waits for it. Nil after a stop.
  func take(_ number: Int) -> Item? {
    condition.withLock {
      while !state.isStopped, state.items[number] == nil { condition.wait() }
      guard !state.isStopped else { return nil }
      state.taken += 1
      condition.broadcast()
      return state.items.removeValue(forKey: number)
    }
  }

  /// Makes every claim and every take give nil from now on.
  func stop() {
    condition.withLock {
      state.isStopped = true
      state.items = [:]
      condition.broadcast()
    }
  }
}
