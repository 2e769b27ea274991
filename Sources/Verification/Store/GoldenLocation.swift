import Foundation
package import Golden

/// A golden and the store that it is in.
package struct GoldenLocation: Hashable, Sendable {
  /// The store.
  package let store: GoldenStore
  /// The golden's name in it.
  package let name: GoldenName
  /// Whether it has references and no scene.
  package let isStale: Bool

  /// A golden of a store.
  package init(store: GoldenStore, name: GoldenName, isStale: Bool = false) {
    self.store = store
    self.name = name
    self.isStale = isStale
  }

  /// What messages call it.
  package var title: String { store.title(of: name) }

  /// The path of its scene's file.
  package var sceneFile: String { store.path(name.sceneFile) }

  /// What names it, and nothing else, on a command line to be copied: its scene's file, quoted.
  package var commandWord: String {
    ShellWord.quoted(sceneFile.hasPrefix("-") ? "./" + sceneFile : sceneFile)
  }

  /// The goldens that words of a command line name: all of a folder, or the one whose scene is
  /// called so, or was, with `.json` or without. With it no folder or other golden is meant as long
  /// as there is a scene of that name. Each comes once.
  ///
  /// - Throws: ``GoldenError`` for a word that names none.
  package static func find(_ words: [String]) throws(GoldenError) -> [GoldenLocation] {
    var found: [GoldenLocation] = []
    for word in words { found += try find(word) }
    var seen: Set<GoldenLocation> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static func find(_ word: String) throws(GoldenError) -> [GoldenLocation] {
    // An empty variable in a script, say, and not the current folder.
    guard !word.isEmpty else { throw .name(.empty) }
    var status = stat()
    if stat(word, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      let store = GoldenStore(folder: word)
      let listing = try store.listing()
      guard !listing.goldens.isEmpty || !listing.stale.isEmpty else {
        throw .empty(folder: store.folder)
      }
      let all =
        listing.goldens.map { GoldenLocation(store: store, name: $0) }
        + listing.stale.map { GoldenLocation(store: store, name: $0, isStale: true) }
      return all.sorted { $0.name < $1.name }
    }
    let path = word.hasSuffix(".json") ? String(word.dropLast(5)) : word
    // A golden may itself be called `a.json`, with a scene `a.json.json`.
    let paths = path == word ? [word] : [path, word]
    for path in paths {
      let location = try location(path)
      if lstat(location.sceneFile, &status) == 0 { return [location] }
    }
    for path in paths {
      let location = try location(path)
      if location.store.hasReferences(of: location.name) {
        return [GoldenLocation(store: location.store, name: location.name, isStale: true)]
      }
    }
    throw .notFound(path: path)
  }

  /// The golden that a path without `.json` names.
  private static func location(_ path: String) throws(GoldenError) -> GoldenLocation {
    do throws(GoldenNameError) {
      let name = try GoldenName(path.split(separator: "/").last.map(String.init) ?? "")
      return GoldenLocation(store: GoldenStore(folder: GoldenStore.folder(of: path)), name: name)
    } catch {
      throw .name(error)
    }
  }
}
