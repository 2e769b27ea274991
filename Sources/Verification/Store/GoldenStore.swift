import Foundation
package import Golden

/// A folder of goldens: scenes, each with its references beside it.
package struct GoldenStore: Hashable, Sendable {
  /// The most bytes that a file of a store may have, and a font or a picture of a scene: a gigabyte.
  static let maximumFileSize = 1 << 30

  /// The folder as it was given, without slashes at its end and `./` at its start.
  package let folder: String

  /// A store in a folder, which need not exist yet.
  package init(folder: String) {
    var folder = folder.isEmpty ? "." : folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    while folder.hasPrefix("./") { folder = String(folder.dropFirst(2).drop { $0 == "/" }) }
    self.folder = folder.isEmpty ? "." : folder
  }

  /// The path of a file of the store, as messages show it.
  package func path(_ file: String) -> String {
    folder == "." ? file : folder == "/" ? "/" + file : "\(folder)/\(file)"
  }

  /// What messages call a golden: the path of its files without their endings.
  package func title(of name: GoldenName) -> String { path(name.text) }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Refuses a path inside the store that leads out of its folder, by whatever link. What does not
  /// exist yet leads where the folder that it would be in does.
  func checkInside(_ file: String) throws(GoldenError) {
    let path = path(file)
    guard let root = Self.resolved(folder) else { return }
    var place = path
    // A dangling link would be followed by whoever writes to it.
    if Self.resolved(place) == nil {
      try Self.refuseLink(at: path)
      repeat { place = Self.folder(of: place) } while Self.resolved(place) == nil && place != "/"
    }
    guard let target = Self.resolved(place) else { return }
    guard target == root || target.hasPrefix(root == "/" ? root : root + "/") else {
      throw .leadsOutside(path: path)
    }
  }

  /// Refuses a link that cannot be followed to its end.
  private static func refuseLink(at path: String) throws(GoldenError) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      stat(path, &status) != 0
    else { return }
    switch errno {
    case ENOENT, ENOTDIR: throw .leadsNowhere(path: path)
    case ELOOP: throw .circle(path: path)
    case let code: throw .system(path: path, code: code)
    }
  }

  /// Refuses what may be at a path inside the store and is no file, and paths that lead out.
  func checkFile(_ file: String) throws(GoldenError) {
    try checkInside(file)
    var status = stat()
    guard stat(path(file), &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .system(path: path(file), code: EISDIR)
    default: throw .notAFile(path: path(file))
    }
  }

  /// The absolute path without links; nil for what does not exist.
  static func resolved(_ path: String) -> String? {
    guard let result = realpath(path, nil) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}
