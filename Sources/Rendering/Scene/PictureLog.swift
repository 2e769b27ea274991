import Encoding
import Raster
import Synchronization

/// Reads pictures and remembers which.
final class PictureLog: Sendable {
  private let log = Mutex<[String]>([])

  /// The files that were asked for, in order.
  var paths: [String] { log.withLock { $0 } }

  /// The picture of a PNG, JPEG or WebP file.
  func load(_ path: String) throws -> Pixmap {
    log.withLock { $0.append(path) }
    return try ImageReader.read(path)
  }
}
