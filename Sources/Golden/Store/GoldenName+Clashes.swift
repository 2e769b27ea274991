import Foundation

extension GoldenName {
  /// Refuses names that cannot be in one store on every file system: those that differ in case or
  /// in the composition of letters alone, and a folder that is called like another golden's file.
  ///
  /// - Throws: ``GoldenNameError/clash(_:_:)`` with the first two.
  package static func check(_ names: [GoldenName]) throws(GoldenNameError) {
    var files: [String: GoldenName] = [:]
    for name in names {
      for file in name.files {
        let key = folded(file)
        if let other = files[key], other != name || file == name.sceneFile {
          throw .clash(other.text, name.text)
        }
        files[key] = name
      }
    }
    for name in names {
      for folder in name.folders {
        if let other = files[folded(folder)] { throw .clash(other.text, name.text) }
      }
    }
  }

  /// The folders that its files are in, inside the store's.
  private var folders: [String] {
    let parts = text.split(separator: "/")
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
  }

  private static func folded(_ path: String) -> String {
    path.precomposedStringWithCanonicalMapping.folding(options: .caseInsensitive, locale: nil)
      .precomposedStringWithCanonicalMapping
  }
}
