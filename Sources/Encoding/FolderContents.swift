import Foundation

/// Everything in a folder that cannot be renamed itself: where a disk is mounted, or the current one
/// as `.`.
struct FolderContents {
  private let folder: String
  private let system: FileSystem

  init(of folder: String, _ system: FileSystem) {
    self.folder = folder
    self.system = system
  }

  /// Puts everything of another folder, which may be on another disk, in place of what is there, and
  /// removes the other folder. Where that fails half-way, it is undone.
  func replace(with source: String) throws(EncodingError) {
    let hidden = try TemporaryName.make(in: folder, system) { mkdir($0, 0o777) == 0 }
    defer { TemporaryItem.tree(hidden).remove() }
    let (new, old) = (FileSystem.join(hidden, "new"), FileSystem.join(hidden, "old"))
    try copy(source, to: new)
    // It may lie in the folder, and is not one of the things to be replaced then.
    TemporaryItem.tree(source).remove()
    try system.makeFolder(old) { _ in }
    var moves: [(from: String, to: String)] = []
    for name in try system.entries(of: folder) where FileSystem.join(folder, name) != hidden {
      moves.append((FileSystem.join(folder, name), FileSystem.join(old, name)))
    }
    for name in try system.entries(of: new) {
      moves.append((FileSystem.join(new, name), FileSystem.join(folder, name)))
    }
    try system.rename(moves)
  }

  private func copy(_ source: String, to target: String) throws(EncodingError) {
    try system.makeFolder(target) { _ in }
    for name in try system.entries(of: source) {
      let (from, to) = (FileSystem.join(source, name), FileSystem.join(target, name))
      if try system.kind(from) == .folder {
        try copy(from, to: to)
      } else {
        let file = try system.open(to, O_WRONLY | O_CREAT | O_EXCL)
        try system.fill(file) { (file) throws(EncodingError) in try system.copy(from, to: file) }
      }
    }
  }
}
