import Encoding
import Foundation
import VideoCodec

/// The SHA-256 of files.
enum FileDigest {
  /// A file's digest in lower-case hexadecimal.
  ///
  /// - Throws: ``GoldenError`` where it cannot be read or has more than ``GoldenStore/maximumFileSize`` bytes.
  static func of(_ path: String) throws(GoldenError) -> String {
    do {
      guard let bytes = try WholeFile.read(path, limit: GoldenStore.maximumFileSize) else {
        throw GoldenError.tooLarge(path: path)
      }
      return try of(bytes)
    } catch let error as GoldenError {
      throw error
    } catch .system(_, let code) as EncodingError {
      throw .system(path: path, code: code)
    } catch {
      throw .unreadable(path: path, problem: "\(error)")
    }
  }

  /// The digest of a scene's file or of a picture in it, which must be a file.
  ///
  /// - Throws: ``GoldenError`` where it cannot be read, has more bytes, or is a pipe, say, which might
  ///   never end.
  static func ofInput(_ path: String) throws(GoldenError) -> String {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .notAFile(path: path) }
    return try of(path)
  }

  /// The digest of what a file holds.
  static func of(_ bytes: [UInt8]) throws(VideoError) -> String {
    var hash = try SHA256()
    hash.update(bytes)
    return SHA256.hexadecimal(hash.finish())
  }
}
