import Encoding
import Foundation
package import Golden
package import PNGCodec

/// What was approved for a scene; nil in place of what is not there.
package struct GoldenReferences: Sendable {
  /// The motion.
  package let curve: CurveTable?
  /// The frames, to be read from the first one on.
  package let frames: APNGReader?
  /// The fonts. A scene without text has no file of them.
  package let fonts: FontDigests?

  /// Reads what a store holds for a golden. The pixels of frames are not looked at.
  ///
  /// - Throws: ``GoldenError`` for a file that cannot be read, or is not what it should be.
  package init(_ name: GoldenName, in store: GoldenStore) throws(GoldenError) {
    curve = try Self.file(name.curveFile, in: store) { bytes in try CurveTable(csv: bytes) }
    frames = try Self.file(name.framesFile, in: store) { bytes in try APNGReader(bytes) }
    fonts = try Self.file(name.fontsFile, in: store) { bytes in
      guard let fonts = FontDigests(text: bytes) else { throw NoFontDigests() }
      return fonts
    }
  }

  private struct NoFontDigests: Error, CustomStringConvertible {
    let description = "each line must be a SHA-256, two spaces and a file's name"
  }

  private static func file<Value>(
    _ file: String, in store: GoldenStore, _ body: ([UInt8]) throws -> Value
  ) throws(GoldenError) -> Value? {
    guard let bytes = try store.bytes(of: file) else { return nil }
    do {
      return try body(bytes)
    } catch {
      throw .unreadable(path: store.path(file), problem: "\(error)")
    }
  }
}

extension GoldenStore {
  /// The bytes of a file; nil where it does not exist.
  func bytes(of file: String) throws(GoldenError) -> [UInt8]? {
    try checkFile(file)
    let path = path(file)
    let bytes: [UInt8]?
    do throws(EncodingError) {
      bytes = try WholeFile.read(path, limit: Self.maximumFileSize)
    } catch .system(_, ENOENT) {
      return nil
    } catch .system(_, let code) {
      throw .system(path: path, code: code)
    } catch {
      throw .unreadable(path: path, problem: "\(error)")
    }
    guard let bytes else { throw .tooLarge(path: path) }
    return bytes
  }
}
