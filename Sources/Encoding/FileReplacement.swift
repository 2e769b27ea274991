import Foundation

/// A file that has taken the place of an earlier one, as long as that can be undone.
///
/// The earlier file is kept in a hidden folder of its own: in the folder that it is in, somebody
/// who may make names need not be allowed to remove them.
struct FileReplacement {
  private let target: String
  /// Where the earlier file is kept; nil where there was none.
  private let kept: (folder: String, path: String)?

  /// Puts the file at `path` in place of what is at `target`, if anything is.
  init(
    of target: String, by path: String, _ system: FileSystem
  ) throws(EncodingError) {
    self.target = target
    switch try system.kind(target) {
    case .folder: throw .isFolder(path: system.output)
    case nil: kept = nil
    case .file, .stream: kept = try Self.keep(target, system)
    }
    do throws(EncodingError) {
      try system.rename(path, to: target)
    } catch {
      bringBack()
      throw error
    }
  }

  private static func keep(
    _ target: String, _ system: FileSystem
  ) throws(EncodingError) -> (folder: String, path: String) {
    let folder = try TemporaryName.make(in: FileSystem.folder(of: target), system) {
      mkdir($0, 0o700) == 0
    }
    let path = FileSystem.join(folder, "earlier")
    // A second name leaves the file where it is until it is replaced. Not every disk has them.
    guard link(target, path) == 0 || Foundation.rename(target, path) == 0 else {
      let error = system.lastError
      rmdir(folder)
      throw error
    }
    return (folder, path)
  }

  /// Takes the file away again; the earlier one is where it was.
  func undo() {
    if kept == nil { unlink(target) }
    bringBack()
  }

  /// Removes the earlier file: nothing can be undone any more.
  func settle() {
    guard let kept else { return }
    unlink(kept.path)
    rmdir(kept.folder)
  }

  private func bringBack() {
    guard let kept, Foundation.rename(kept.path, target) == 0 else { return }
    // Of two names of one file a rename takes neither away.
    settle()
  }
}
