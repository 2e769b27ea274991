/// Several files that appear whole, all of them or none.
///
/// Each is written under a temporary name first, so that most of what the disk or the permissions
/// forbid is found before any of them appears. Where one cannot take its place all the same, those
/// before it go again, and a signal that ends the program waits for the last one. Only what leaves
/// no time, SIGKILL or a power cut, can come in between: each file is whole then, old or new.
package final class FileBatch {
  private let files: TemporaryFiles
  private var outputs: [OutputFile] = []

  /// A batch without files.
  package init(files: TemporaryFiles = .shared) { self.files = files }

  deinit { cancel() }

  /// The paths of the files so far.
  package var paths: [String] { outputs.map(\.path) }

  /// Writes a file, which does not appear yet. Missing folders are made. After an error nothing of
  /// the batch is left.
  package func add(_ bytes: [UInt8], path: String) throws(EncodingError) {
    do throws(EncodingError) {
      let output = try OutputFile(path: path, files: files)
      outputs.append(output)
      try output.write(bytes)
    } catch {
      cancel()
      throw error
    }
  }

  /// Makes all files appear, each in place of an earlier one. After an error none of them has.
  package func publish() throws(EncodingError) {
    do throws(EncodingError) {
      try OutputFile.publish(outputs, files)
    } catch {
      cancel()
      throw error
    }
    outputs = []
  }

  /// Removes what has not appeared.
  package func cancel() {
    // The last one first: folders were made by the first one in them.
    for output in outputs.reversed() { output.cancel() }
    outputs = []
  }
}
