import Foundation

/// What is in a folder, by its names.
enum FolderNames {
  /// All names, in order, those of hidden files among them.
  ///
  /// - Throws: ``GoldenError`` where the folder cannot be read, or has a name that is no text.
  static func of(_ folder: String) throws(GoldenError) -> [String] {
    guard let handle = opendir(folder) else { throw .system(path: folder, code: errno) }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard bytes != Array(".".utf8), bytes != Array("..".utf8) else { continue }
      if let name = String(bytes: bytes, encoding: .utf8) {
        names.append(name)
      } else if bytes.first != UInt8(ascii: ".") {
        throw .nameNotText(folder: folder, name: shown(bytes))
      }
    }
    return names.sorted()
  }

  /// A name as text, with its other bytes as a shell would take them.
  private static func shown(_ bytes: [UInt8]) -> String {
    bytes.reduce(into: "") { text, byte in
      if (0x20...0x7E).contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
  }
}
