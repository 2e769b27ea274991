import Foundation
import Synchronization

/// A file that appears whole or not at all.
///
/// It is written under a temporary name in its own folder and renamed at the end. A symbolic link
/// survives: what it leads to is replaced. Devices, pipes and standard output cannot be replaced:
/// they get the bytes at the end, from a temporary file elsewhere.
final class OutputFile: Sendable {
  /// The path as it was given.
  let path: String
  /// Where to write the bytes.
  let temporaryPath: String

  private enum Destination {
    case file(String)
    case stream(String)
    case standardOutput
  }

  private let destination: Destination
  private let files: TemporaryFiles
  private let owner: Int
  private var system: FileSystem { FileSystem(output: path) }

  /// Prepares an output at `path`: its folders are made, and an empty temporary file.
  convenience init(path: String, files: TemporaryFiles) throws(EncodingError) {
    let system = FileSystem(output: path)
    let target = try system.destination(path)
    switch try system.kind(target) {
    case .folder: throw .isFolder(path: path)
    case .stream: try self.init(path, .stream(target), in: NSTemporaryDirectory(), files)
    case .file:
      // A rename would replace a file that its owner has protected.
      guard access(target, W_OK) == 0 else { throw system.lastError }
      try self.init(path, .file(target), in: FileSystem.folder(of: target), files)
    case nil: try self.init(path, .file(target), in: FileSystem.folder(of: target), files)
    }
  }

  /// Prepares an output to standard output.
  convenience init(standardOutput files: TemporaryFiles) throws(EncodingError) {
    try self.init("-", .standardOutput, in: NSTemporaryDirectory(), files)
  }

  private init(
    _ path: String, _ destination: Destination, in folder: String, _ files: TemporaryFiles
  ) throws(EncodingError) {
    self.path = path
    self.destination = destination
    self.files = files
    owner = files.newOwner()
    let system = FileSystem(output: path)
    var temporary = ""
    do throws(EncodingError) {
      try files.create(for: owner) { (register) throws(EncodingError) in
        try system.makeFolder(folder) { register(.emptyFolder($0)) }
        temporary = try TemporaryName.make(in: folder, system) { name in
          let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
          return file >= 0 && Foundation.close(file) == 0
        }
        register(.file(temporary))
      }
    } catch {
      files.remove(owner)
      throw error
    }
    temporaryPath = temporary
  }

  /// Runs `body`, which opens the temporary file by its path, while no signal can remove it: a
  /// file that is made again afterwards would stay.
  func start(_ body: (_ path: String) throws(EncodingError) -> Void) throws(EncodingError) {
    try files.create(for: owner) { (_) throws(EncodingError) in try body(temporaryPath) }
  }

  /// Replaces what was written so far.
  func write(_ bytes: [UInt8]) throws(EncodingError) {
    let file = try system.open(temporaryPath, O_WRONLY | O_TRUNC)
    try system.fill(file) { (file) throws(EncodingError) in try system.write(bytes, to: file) }
  }

  /// Makes the file appear.
  func publish() throws(EncodingError) {
    switch destination {
    case .file(let target):
      try files.publish(for: owner) { () throws(EncodingError) in
        takeMode(of: target)
        try system.rename(temporaryPath, to: target)
      }
    case .stream(let target):
      let file = try system.open(target, O_WRONLY)
      defer { Foundation.close(file) }
      try copy(to: file)
    case .standardOutput: try copy(to: STDOUT_FILENO)
    }
  }

  /// Makes files appear together, or none of them: no signal comes in between, and where one
  /// cannot appear those before it go again, and the earlier ones come back.
  ///
  /// What a stream has got cannot be taken back. Streams get their bytes first.
  static func publish(_ outputs: [OutputFile], _ files: TemporaryFiles) throws(EncodingError) {
    var places: [(output: OutputFile, target: String)] = []
    for output in outputs {
      if case .file(let target) = output.destination {
        places.append((output, target))
      } else {
        try output.publish()
      }
    }
    try files.publish(for: Set(places.map(\.output.owner))) { () throws(EncodingError) in
      var done: [FileReplacement] = []
      for (output, target) in places {
        do throws(EncodingError) {
          output.takeMode(of: target)
          done.append(
            try FileReplacement(of: target, by: output.temporaryPath, output.system))
        } catch {
          for replacement in done.reversed() { replacement.undo() }
          throw error
        }
      }
      for replacement in done { replacement.settle() }
    }
  }

  /// Removes the temporary file, and the folders that were made for it.
  func cancel() { files.remove(owner) }

  /// Who may do what with a file stays as it is.
  private func takeMode(of target: String) {
    var status = stat()
    if stat(target, &status) == 0 { chmod(temporaryPath, status.st_mode & 0o777) }
  }

  private func copy(to target: Int32) throws(EncodingError) {
    try system.copy(temporaryPath, to: target)
    files.remove(owner)
  }
}
