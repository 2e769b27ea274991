import Foundation

/// The system's calls that outputs need, with errors that name the output.
///
/// `output` is the path as the user gave it, which is what a message should have; `path` is what
/// is worked on.
struct FileSystem {
  let output: String

  /// The failure of the last call.
  var lastError: EncodingError { .system(path: output, code: errno) }

  /// What is at a path, links followed; nil where there is nothing.
  func kind(_ path: String) throws(EncodingError) -> FileKind? {
    var status = stat()
    if stat(path, &status) == 0 { return FileKind(status) }
    if errno == ENOENT { return nil }
    throw lastError
  }

  /// Where a path leads when links are followed, the last of which may lead to nothing.
  func destination(_ path: String) throws(EncodingError) -> String {
    var path = path
    // As many links as Linux follows.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      // It is no link, or does not exist, or opening it will say what is wrong.
      if count < 0 { return path }
      let target = String(
        decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = target.hasPrefix("/") ? target : Self.join(Self.folder(of: path), target)
    }
    throw .system(path: output, code: ELOOP)
  }

  /// Makes a folder and all that it is in; calls `made` for each that was not there.
  func makeFolder(_ path: String, made: (String) -> Void) throws(EncodingError) {
    switch try kind(path) {
    case .folder: return
    case .file, .stream: throw .system(path: output, code: ENOTDIR)
    case nil: break
    }
    try makeFolder(Self.folder(of: path), made: made)
    if mkdir(path, 0o777) == 0 {
      made(path)
    } else if errno != EEXIST {
      throw lastError
    }
  }

  /// Opens a file; the caller closes it.
  func open(_ path: String, _ flags: Int32) throws(EncodingError) -> Int32 {
    let file = Foundation.open(path, flags | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw lastError }
    return file
  }

  /// The next bytes; none at the end.
  func read(upTo limit: Int, from file: Int32) throws(EncodingError) -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      repeat {
        result = buffer.baseAddress.map { Foundation.read(file, $0, limit) } ?? 0
      } while result < 0 && errno == EINTR
      count = max(0, result)
    }
    if result < 0 { throw lastError }
    return bytes
  }

  /// All bytes of a file, or the first ones where `isWanted` says no to those; nil where there are
  /// more than `limit`.
  func contents(
    of path: String, limit: Int, isWanted: (_ start: [UInt8]) -> Bool = { _ in true }
  ) throws(EncodingError) -> [UInt8]? {
    let file = try open(path, O_RDONLY)
    defer { Foundation.close(file) }
    var status = stat()
    if fstat(file, &status) == 0, status.st_size > limit { return nil }
    var bytes = try read(upTo: 1 << 20, from: file)
    if !isWanted(bytes) { return bytes }
    while bytes.count <= limit {
      let piece = try read(upTo: 1 << 20, from: file)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
    return nil
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8], to file: Int32) throws(EncodingError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { Foundation.write(file, $0, bytes.count) } ?? 0
      }
      if count < 0, errno != EINTR { throw lastError }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Writes a file that is open, and closes it whatever happens.
  func fill(
    _ file: Int32, _ body: (Int32) throws(EncodingError) -> Void
  ) throws(EncodingError) {
    do throws(EncodingError) {
      try body(file)
    } catch {
      Foundation.close(file)
      throw error
    }
    try close(file)
  }

  /// Writes all bytes of the file at a path to one that is open.
  func copy(_ path: String, to file: Int32) throws(EncodingError) {
    let source = try open(path, O_RDONLY)
    defer { Foundation.close(source) }
    while true {
      let bytes = try read(upTo: 1 << 20, from: source)
      if bytes.isEmpty { return }
      try write(bytes, to: file)
    }
  }

  /// Closes a file that was written to: what does not fit on a network disk may show only here.
  func close(_ file: Int32) throws(EncodingError) {
    guard Foundation.close(file) == 0 else { throw lastError }
  }

  /// Gives something a new name, in place of what had it.
  func rename(_ path: String, to target: String) throws(EncodingError) {
    guard Foundation.rename(path, target) == 0 else { throw lastError }
  }

  /// Renames in order; when one fails, undoes those before.
  func rename(_ moves: [(from: String, to: String)]) throws(EncodingError) {
    for (index, move) in moves.enumerated() {
      do throws(EncodingError) {
        try rename(move.from, to: move.to)
      } catch {
        for done in moves[..<index].reversed() { Foundation.rename(done.to, done.from) }
        throw error
      }
    }
  }

  /// The names of everything in a folder.
  func entries(of folder: String) throws(EncodingError) -> [String] {
    guard let handle = opendir(folder) else { throw lastError }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// A folder's path without slashes at its end; "." for an empty one.
  static func trimmed(_ path: String) -> String {
    if path.isEmpty { return "." }
    var bytes = path.utf8[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes = bytes.dropLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The folder that a path is in.
  static func folder(of path: String) -> String {
    let path = trimmed(path)
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : trimmed(String(path[..<slash]))
  }

  /// A path inside a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
