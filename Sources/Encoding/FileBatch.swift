/// Several files, each of which appears whole, when the bytes of all are there.
///
/// Each is written under a temporary name first, so that what the disk or the permissions forbid
/// is found before any of them appears. They appear one after the other: where a rename fails all
/// the same, those before it stay.
public final class FileBatch {
  private let files: TemporaryFiles
  private var outputs: [OutputFile] = []

  /// A batch without files.
  public init(files: TemporaryFiles = .shared) { self.files = files }

  deinit { cancel() }

  /// The paths of the files so far.
  public var paths: [String] { outputs.map(\.path) }

  /// Writes a file, which does not appear yet. Missing folders are made. After an error nothing of
  /// the batch is left.
  public func add(_ bytes: [UInt8], path: String) throws(EncodingError) {
    do throws(EncodingError) {
      let output = try OutputFile(path: path, files: files)
      outputs.append(output)
      try output.write(bytes)
    } catch {
      cancel()
      throw error
    }
  }

  /// Makes all files appear, each in place of an earlier one.
  public func publish() throws(EncodingError) {
    while let output = outputs.first {
      do throws(EncodingError) {
        try output.publish()
      } catch {
        cancel()
        throw error
      }
      outputs.removeFirst()
    }
  }

  /// Removes what has not appeared.
  public func cancel() {
    for output in outputs { output.cancel() }
    outputs = []
  }
}
