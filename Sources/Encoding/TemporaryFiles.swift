import Synchronization

/// What outputs have on disk that is not finished, so that a stopped run leaves none of it.
///
/// Files are created, renamed and removed under one lock: when ``removeAll()`` returns, an output
/// has either appeared whole or left nothing, and nothing new can follow.
package final class TemporaryFiles: Sendable {
  /// The one that all outputs of the process share, unless they are told otherwise.
  package static let shared = TemporaryFiles()

  struct State {
    var isClosed = false
    var endingSignal: Int32?
    var ownerCount = 0
    var items: [(owner: Int, item: TemporaryItem)] = []
  }

  private let state = Mutex(State())

  /// An empty list.
  package init() {}

  /// The signal that everything was removed for, if one is to end the process: an error that comes
  /// up may be its doing. By then all is removed.
  package var endingSignal: Int32? { state.withLock { $0.endingSignal } }

  /// Removes everything on the list and lets nothing new begin: the last thing to do before a signal
  /// ends the process. To be called from a thread of its own, not from a signal handler.
  ///
  /// - Parameter signal: The signal, if there is one.
  package func removeAll(before signal: Int32? = nil) {
    state.withLock { state in
      state.isClosed = true
      state.endingSignal = signal
      for (_, item) in state.items.reversed() { item.remove() }
      state.items = []
    }
  }

  /// A new number for an output to register its files under.
  func newOwner() -> Int {
    state.withLock { state in
      state.ownerCount += 1
      return state.ownerCount
    }
  }

  /// Runs `body`, which makes files or folders and registers each at once. Throws where everything
  /// was removed before.
  func create(
    for owner: Int,
    _ body: (_ register: (TemporaryItem) -> Void) throws(EncodingError) -> Void
  ) throws(EncodingError) {
    try state.withLock { (state) throws(EncodingError) in
      if state.isClosed { throw .cancelled }
      var made: [TemporaryItem] = []
      defer { state.items += made.map { (owner, $0) } }
      try body { made.append($0) }
    }
  }

  /// Runs `body`, which gives an output its final name, and takes what it registered off the list.
  /// Throws where everything was removed before.
  func publish(
    for owner: Int, _ body: () throws(EncodingError) -> Void
  ) throws(EncodingError) {
    try publish(for: [owner], body)
  }

  /// Runs `body`, which gives outputs their final names, and takes what they registered off the
  /// list. Throws where everything was removed before.
  func publish(
    for owners: Set<Int>, _ body: () throws(EncodingError) -> Void
  ) throws(EncodingError) {
    try state.withLock { (state) throws(EncodingError) in
      if state.isClosed { throw .cancelled }
      try body()
      state.items.removeAll { owners.contains($0.owner) }
    }
  }

  /// Removes an output's files and takes them off the list.
  func remove(_ owner: Int) {
    state.withLock { state in
      for (itsOwner, item) in state.items.reversed() where itsOwner == owner { item.remove() }
      state.items.removeAll { $0.owner == owner }
    }
  }
}
