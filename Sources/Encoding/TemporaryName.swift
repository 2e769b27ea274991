import Foundation
import Synchronization

/// Names that no other output has, in this process or another one.
enum TemporaryName {
  private static let count = Mutex(0)

  /// A hidden name in a folder.
  static func next(in folder: String) -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return FileSystem.join(folder, ".shake-render-\(getpid())-\(number).tmp")
  }
}
