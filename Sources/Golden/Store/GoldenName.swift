import Foundation

/// A golden's name: the path of its files inside the store's folder, without their endings.
///
/// Names are used as they are; nothing is replaced, so no two become one by that. Names that one
/// file system or another would take for the same are refused by ``check(_:)``.
package struct GoldenName: Hashable, Sendable {
  /// The most bytes that a name may have.
  package static let maximumLength = 800
  /// The most bytes that a part of it may have: with the longest ending it is still a file's name.
  package static let maximumPartLength = 240

  /// The name, parts separated by `/`.
  package let text: String

  /// A name.
  ///
  /// - Throws: ``GoldenNameError`` for one that leads out of the store or is no path of files.
  package init(_ text: String) throws(GoldenNameError) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(text) }
    guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      throw .control(text)
    }
    guard !text.contains("\\") else { throw .backslash(text) }
    guard !text.hasPrefix("/") else { throw .absolute(text) }
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".." { throw .outside(text) }
      // A hidden file would never be found again.
      if part.isEmpty || part.hasPrefix(".") { throw .part(text) }
      if part.utf8.count > Self.maximumPartLength { throw .tooLong(text) }
    }
    self.text = text
  }

  /// The name that a scene's file gives: its path inside the store, without `.json`.
  ///
  /// - Throws: ``GoldenNameError`` for a path that is no scene's, or no name.
  package init(sceneFile path: String) throws(GoldenNameError) {
    guard path.hasSuffix(".json") else { throw .noScene(path) }
    try self.init(String(path.dropLast(5)))
  }

  /// The scene's file, inside the store's folder.
  package var sceneFile: String { text + ".json" }
  /// The curve's file.
  package var curveFile: String { text + ".curve.csv" }
  /// The frames' file.
  package var framesFile: String { text + ".apng" }
  /// The digests of the fonts.
  package var fontsFile: String { text + ".fonts" }
  /// All its files.
  package var files: [String] { [sceneFile, curveFile, framesFile, fontsFile] }
}

extension GoldenName: Comparable, CustomStringConvertible {
  /// Whether both are the same bytes. Letters that are composed otherwise name another file.
  package static func == (a: GoldenName, b: GoldenName) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) { hasher.combine(Array(text.utf8)) }

  /// Whether a name comes before another, byte by byte.
  package static func < (a: GoldenName, b: GoldenName) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  /// The name itself.
  package var description: String { text }
}
