/// Writes a file whose bytes are all there already.
public enum WholeFile {
  /// Makes the file appear whole, in place of an earlier one, or not at all. Missing folders are
  /// made.
  public static func write(
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
