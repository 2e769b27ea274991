import Foundation

extension TemporaryFiles {
  /// Makes a hidden folder for files that are to appear later; missing folders around it are made. It
  /// goes with all that is in it when its owner's files are removed, as they are after an error here.
  func makeStaging(
    in parent: String, for owner: Int, _ system: FileSystem
  ) throws(EncodingError) -> String {
    var staging = ""
    do throws(EncodingError) {
      try create(for: owner) { (register) throws(EncodingError) in
        try system.makeFolder(parent) { register(.emptyFolder($0)) }
        staging = try TemporaryName.make(in: parent, system) { mkdir($0, 0o777) == 0 }
        register(.tree(staging))
      }
    } catch {
      remove(owner)
      throw error
    }
    return staging
  }

  /// Writes a file into a hidden folder of an owner. Folders around it are made.
  func write(
    _ bytes: [UInt8], toStaged path: String, for owner: Int, _ system: FileSystem
  ) throws(EncodingError) {
    var file: Int32 = -1
    // Under the lock, so that no file is made in a folder that is just being removed.
    try create(for: owner) { (_) throws(EncodingError) in
      try system.makeFolder(FileSystem.folder(of: path)) { _ in }
      file = try system.open(path, O_WRONLY | O_CREAT | O_TRUNC)
    }
    try system.fill(file) { (file) throws(EncodingError) in try system.write(bytes, to: file) }
  }
}
