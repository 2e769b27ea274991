import Foundation
import TestSupport
import Testing
import Typography

/// Font files as another machine may have them.
struct FontCopy {
  let folder: TemporaryFolder
  /// The copy.
  let path: String

  /// A library that draws in the copy first.
  var library: @Sendable () -> FontLibrary {
    { [path] in FontLibrary(extraFontFiles: [path]) }
  }

  /// The machine's file of a family's regular weight.
  static func file(of family: String) throws -> String {
    let library = FontLibrary(families: [family])
    _ = library.line("a", size: 10, weight: TextWeight(400))
    let path = try #require(library.usedFontFiles.first)
    try #require(path.contains(family.split(separator: " ")[0]), "\(family) must be installed")
    return path
  }

  /// A copy of that file under its name, with changed bytes.
  init(of family: String, change: (inout [UInt8]) throws -> Void = { _ in }) throws {
    let source = URL(filePath: try Self.file(of: family))
    var bytes = [UInt8](try Data(contentsOf: source))
    try change(&bytes)
    folder = try TemporaryFolder()
    try folder.write(bytes, to: source.lastPathComponent)
    path = folder.path(source.lastPathComponent)
  }

  /// The file's own name.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The same outlines, and another digest.
  static func reprinted(_ family: String) throws -> FontCopy {
    try FontCopy(of: family) { $0.append(0) }
  }

  /// A version of DejaVu Sans whose glyphs are smaller by a factor of 2048 / `unitsPerEm`, with their
  /// advances: OpenType's `head` table has the units of an em in its bytes 18 and 19.
  static func dejaVu(unitsPerEm: Int) throws -> FontCopy {
    try FontCopy(of: "DejaVu Sans") { bytes in
      func number(_ offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
      }
      // The table directory: twelve bytes, then a tag, a checksum, an offset and a length each.
      let tables = (0..<number(4, 2)).map { 12 + 16 * $0 }
      let head = try #require(tables.first { bytes[$0..<$0 + 4].elementsEqual("head".utf8) })
      let place = number(head + 8, 4) + 18
      try #require(number(place, 2) == 2048)
      bytes[place] = UInt8(unitsPerEm >> 8)
      bytes[place + 1] = UInt8(unitsPerEm & 255)
    }
  }
}
