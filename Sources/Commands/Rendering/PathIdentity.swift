import Foundation

/// What a path leads to, whatever way it is written.
enum PathIdentity: Hashable {
  /// Something that exists, by device and inode.
  case existing(device: UInt64, node: UInt64)
  /// Something that does not exist yet, by the folder that it would be in.
  indirect case missing(name: String, folder: PathIdentity)
  /// The current folder's way of being gone.
  case nowhere

  /// The identity of a path; a relative one starts at the current folder.
  init(_ path: String) {
    var status = stat()
    if stat(path.isEmpty ? "." : path, &status) == 0 {
      self = .existing(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
      return
    }
    let url = URL(filePath: path).standardizedFileURL
    let folder = url.deletingLastPathComponent()
    if folder.path == url.path {
      self = .nowhere
    } else {
      self = .missing(name: url.lastPathComponent, folder: PathIdentity(folder.path))
    }
  }
}
