import Foundation

/// A folder whose numbered files change together.
///
/// A folder that does not exist yet appears by one rename. In one that exists, the old files move
/// out and the new ones in; where that fails half-way, it is undone.
final class SequenceFolder: Sendable {
  private let names: FrameNames
  private let target: String
  private let staging: String
  private let files: TemporaryFiles
  private let owner: Int
  private var system: FileSystem { FileSystem(output: names.path) }

  init(_ names: FrameNames, files: TemporaryFiles) throws(EncodingError) {
    let system = FileSystem(output: names.path)
    let target = try system.destination(FileSystem.trimmed(names.folder))
    let exists: Bool
    switch try system.kind(target) {
    case .file, .stream: throw .system(path: names.path, code: ENOTDIR)
    case .folder:
      exists = true
      try Self.refuseFolders(named: names, in: target)
    case nil: exists = false
    }
    // Inside of an existing folder, which may be a disk of its own; beside one that is to come.
    let parent = exists ? target : FileSystem.folder(of: target)
    self.names = names
    self.target = target
    self.files = files
    owner = files.newOwner()
    staging = try files.makeStaging(in: parent, for: owner, system)
  }

  /// Writes a file, to appear later.
  func write(_ bytes: [UInt8], name: String) throws(EncodingError) {
    let path = FileSystem.join(staging, name)
    try files.write(bytes, toStaged: path, for: owner, system)
  }

  /// Makes the files appear, in place of all that have such names.
  func publish() throws(EncodingError) {
    try files.publish(for: owner) { () throws(EncodingError) in
      // The folder may have come in the meantime: another output of the run goes into it, say.
      if try system.kind(target) == .folder {
        try exchange()
      } else {
        try system.rename(staging, to: target)
      }
    }
  }

  /// Removes what was written, and the folders that were made for it.
  func cancel() { files.remove(owner) }

  private func exchange() throws(EncodingError) {
    let old = try TemporaryName.make(in: staging, system) { mkdir($0, 0o777) == 0 }
    var moves: [(from: String, to: String)] = []
    for name in try Self.files(of: target, names) {
      moves.append((FileSystem.join(target, name), FileSystem.join(old, name)))
    }
    for name in try Self.files(of: staging, names) {
      moves.append((FileSystem.join(staging, name), FileSystem.join(target, name)))
    }
    try system.rename(moves)
    TemporaryItem.tree(staging).remove()
  }

  /// The files of a folder that the pattern could have named, in alphabetical order.
  private static func files(
    of folder: String, _ names: FrameNames
  ) throws(EncodingError) -> [String] {
    var files: [String] = []
    for name in try FileSystem(output: names.path).entries(of: folder) where names.matches(name) {
      let path = FileSystem.join(folder, name)
      if try FileSystem(output: path).kind(path) != .folder { files.append(name) }
    }
    return files.sorted()
  }

  /// A folder that has a frame's name cannot be replaced; better to know before the first frame.
  private static func refuseFolders(
    named names: FrameNames, in folder: String
  ) throws(EncodingError) {
    for name in try FileSystem(output: names.path).entries(of: folder) where names.matches(name) {
      let path = FileSystem.join(folder, name)
      if try FileSystem(output: path).kind(path) == .folder { throw .isFolder(path: path) }
    }
  }
}
