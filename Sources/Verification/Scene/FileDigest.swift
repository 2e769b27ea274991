import Encoding
import VideoCodec

/// The SHA-256 of files.
enum FileDigest {
  /// A file's digest in lower-case hexadecimal.
  ///
  /// - Throws: ``GoldenError`` where it cannot be read or has more than `limit` bytes.
  static func of(_ path: String, limit: Int) throws(GoldenError) -> String {
    do {
      guard let bytes = try WholeFile.read(path, limit: limit) else {
        throw GoldenError.tooLarge(path: path)
      }
      var hash = try SHA256()
      hash.update(bytes)
      return SHA256.hexadecimal(hash.finish())
    } catch let error as GoldenError {
      throw error
    } catch .system(_, let code) as EncodingError {
      throw .system(path: path, code: code)
    } catch {
      throw .unreadable(path: path, problem: "\(error)")
    }
  }
}
