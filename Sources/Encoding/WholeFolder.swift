import Foundation

/// A folder of files that appears whole, in place of an earlier one of its kind.
///
/// A hidden file marks the folders of a kind, so that no other folder is ever replaced, nor one that
/// somebody put a file of another name into. In a folder that cannot be renamed, where a disk is
/// mounted say, everything is replaced piece by piece.
package final class WholeFolder: Sendable {
  /// The folder's path as it was given.
  package let path: String
  private let target: String
  private let staging: String
  private let files: TemporaryFiles
  private let owner: Int
  private let kind: FolderKind
  private var system: FileSystem { FileSystem(output: path) }

  /// Prepares a folder. Missing folders around it are made.
  ///
  /// - Parameters:
  ///   - path: Where it is to appear.
  ///   - kind: What marks it and belongs to it.
  ///   - files: Where it is registered while it is unfinished.
  /// - Throws: ``EncodingError/foreignFolder(path:)`` where there is a folder of another kind,
  ///   ``EncodingError/foreignFile(folder:name:)`` where there is something else in it.
  package init(
    path: String, kind: FolderKind, files: TemporaryFiles = .shared
  ) throws(EncodingError) {
    let system = FileSystem(output: path)
    let target = try system.destination(FileSystem.trimmed(path))
    _ = try Self.isThere(target, kind, system)
    let parent = FileSystem.folder(of: target)
    self.path = path
    self.target = target
    self.files = files
    self.kind = kind
    owner = files.newOwner()
    staging = try files.makeStaging(in: parent, for: owner, system)
    try write([], to: kind.marker)
  }

  deinit { cancel() }

  /// Writes a file, which appears with the folder. Folders in its name are made.
  package func write(_ bytes: [UInt8], to name: String) throws(EncodingError) {
    let place = FileSystem.join(staging, name)
    let system = FileSystem(output: FileSystem.join(path, name))
    try files.write(bytes, toStaged: place, for: owner, system)
  }

  /// Makes the folder appear.
  package func publish() throws(EncodingError) {
    try files.publish(for: owner) { () throws(EncodingError) in
      // Again: something may have got into it by now. Where it is the current folder as `.`, what
      // takes its place is in it, too.
      let name = staging.split(separator: "/").last.map(String.init)
      guard try Self.isThere(target, kind, except: name, system) else {
        return try system.rename(staging, to: target)
      }
      let old = try TemporaryName.make(in: FileSystem.folder(of: target), system) {
        mkdir($0, 0o777) == 0
      }
      // Onto the empty folder that holds the name.
      do throws(EncodingError) {
        try system.rename(target, to: old)
      } catch {
        rmdir(old)
        // A disk of its own, or the current folder as `.`: it stays where it is.
        guard case .system(_, let code) = error, code == EBUSY || code == EXDEV else { throw error }
        return try FolderContents(of: target, system).replace(with: staging)
      }
      do throws(EncodingError) {
        try system.rename(staging, to: target)
      } catch {
        Foundation.rename(old, target)
        throw error
      }
      TemporaryItem.tree(old).remove()
    }
  }

  /// Removes what has not appeared.
  package func cancel() { files.remove(owner) }

  /// Refuses a path where there is a folder of another kind, or something else in it.
  package static func check(_ path: String, kind: FolderKind) throws(EncodingError) {
    let system = FileSystem(output: path)
    _ = try isThere(try system.destination(FileSystem.trimmed(path)), kind, system)
  }

  /// Removes a folder of a kind, if it is there.
  ///
  /// - Throws: ``EncodingError/foreignFolder(path:)`` where there is a folder of another kind,
  ///   ``EncodingError/foreignFile(folder:name:)`` where there is something else in it.
  package static func remove(_ path: String, kind: FolderKind) throws(EncodingError) {
    let system = FileSystem(output: path)
    let target = try system.destination(FileSystem.trimmed(path))
    guard try isThere(target, kind, system) else { return }
    // The marker last: what is left of a removal that fails is of the same kind.
    let names = try system.entries(of: target)
    for name in names.filter({ $0 != kind.marker }) + names.filter({ $0 == kind.marker }) {
      let entry = FileSystem.join(target, name)
      TemporaryItem.tree(entry).remove()
      if try system.kind(entry) != nil { throw .system(path: path, code: EACCES) }
    }
    // A disk of its own, or the current folder as `.`, stays as an empty folder.
    guard rmdir(target) == 0 || errno == EBUSY || errno == EINVAL else { throw system.lastError }
  }

  /// Whether there is a folder that may be replaced. What is called `exception` may be in it, too.
  private static func isThere(
    _ target: String, _ kind: FolderKind, except exception: String? = nil, _ system: FileSystem
  ) throws(EncodingError) -> Bool {
    switch try system.kind(target) {
    case nil: return false
    case .file, .stream: throw .system(path: system.output, code: ENOTDIR)
    case .folder:
      let names = try system.entries(of: target)
      guard names.isEmpty || names.contains(kind.marker) else {
        throw .foreignFolder(path: system.output)
      }
      if let name = names.filter({ !kind.names.contains($0) && $0 != exception }).min() {
        throw .foreignFile(folder: system.output, name: name)
      }
      return true
    }
  }
}
