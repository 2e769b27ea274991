/// Files whose bytes are held in memory all at once.
package enum WholeFile {
  /// The bytes of a file, a pipe or a device; nil where there are more than `limit`.
  package static func read(_ path: String, limit: Int) throws(EncodingError) -> [UInt8]? {
    try FileSystem(output: path).contents(of: path, limit: limit)
  }

  /// Makes the file appear whole, in place of an earlier one, or not at all. Missing folders are
  /// made.
  package static func write(
    _ bytes: [UInt8], to path: String, files: TemporaryFiles = .shared
  ) throws(EncodingError) {
    let file = try OutputFile(path: path, files: files)
    do throws(EncodingError) {
      try file.write(bytes)
      try file.publish()
    } catch {
      file.cancel()
      throw error
    }
  }
}
