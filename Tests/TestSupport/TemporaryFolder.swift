import Foundation

/// A new, empty folder that goes away with its last owner.
public final class TemporaryFolder: Sendable {
  /// Its absolute path, without a trailing slash.
  public let path: String

  /// Makes the folder.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "shake-render-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of something inside.
  public func path(_ relative: String) -> String { path + "/" + relative }

  /// The names of all files and folders inside, at any depth, in alphabetical order.
  public var contents: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// The bytes of a file inside.
  public func bytes(_ relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(relative))))
  }

  /// Writes a file inside; the folder that it is in must exist.
  public func write(_ bytes: some Sequence<UInt8>, to relative: String) throws {
    try Data(bytes).write(to: URL(filePath: path(relative)))
  }
}
