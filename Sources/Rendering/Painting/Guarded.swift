import Foundation

/// A value that one thread at a time can touch.
///
/// Its lock is one that ThreadSanitizer knows; for `Synchronization.Mutex` on Linux it reports a race
/// at every use.
package final class Guarded<Value>: Sendable {
  private let lock = NSLock()
  // Touched under the lock alone.
  nonisolated(unsafe) private var value: Value

  /// Guards a value that nobody else holds.
  package init(_ value: sending Value) {
    self.value = value
  }

  /// Waits for the value and gives it to `body` alone.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
