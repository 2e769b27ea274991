import Foundation
import Synchronization

/// Names that no other output has, in this process or another one.
enum TemporaryName {
  private static let count = Mutex(0)

  /// A hidden name in a folder.
  private static func next(in folder: String) -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return FileSystem.join(folder, ".shake-render-\(getpid())-\(number).tmp")
  }

  /// Calls `make` with hidden names in a folder until one is free, and gives that back. `make`
  /// returns false, and sets `errno`, where it could not make what it should.
  ///
  /// A name can be taken: a killed process of the same number, in a container say, cleans nothing
  /// up.
  static func make(
    in folder: String, _ system: FileSystem, _ make: (String) -> Bool
  ) throws(EncodingError) -> String {
    for _ in 0..<10_000 {
      let path = next(in: folder)
      if make(path) { return path }
      if errno != EEXIST { break }
    }
    throw system.lastError
  }
}
