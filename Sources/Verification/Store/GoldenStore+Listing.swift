import Foundation
package import Golden

extension GoldenStore {
  /// What a store holds.
  package struct Listing: Hashable, Sendable {
    /// The goldens that have a scene, in order.
    package var goldens: [GoldenName] = []
    /// The goldens that have references and no scene, in order.
    package var stale: [GoldenName] = []
  }

  /// The endings of references.
  private static let referenceEndings = [".curve.csv", ".apng", ".fonts"]

  /// Whether there is any reference of a golden.
  func hasReferences(of name: GoldenName) -> Bool {
    Self.referenceEndings.contains { ending in
      var status = stat()
      return lstat(path(name.text + ending), &status) == 0
    }
  }

  /// Everything in the folder and the folders in it, hidden files and reports of verifications
  /// apart.
  ///
  /// - Throws: ``GoldenError`` where a folder or what is in it cannot be looked at, for names that no
  ///   golden can have, for names that share files, and for links that lead out.
  package func listing() throws(GoldenError) -> Listing {
    var files: [String] = []
    try collect(in: "", into: &files)
    var goldens: Set<GoldenName> = []
    var references: Set<GoldenName> = []
    do throws(GoldenNameError) {
      for file in files {
        if file.hasSuffix(".json") {
          goldens.insert(try GoldenName(sceneFile: file))
        } else if let ending = Self.referenceEndings.first(where: file.hasSuffix) {
          references.insert(try GoldenName(String(file.dropLast(ending.count))))
        }
      }
      let listing = Listing(
        goldens: goldens.sorted(), stale: references.subtracting(goldens).sorted())
      try GoldenName.check(listing.goldens)
      return listing
    } catch {
      throw .name(error)
    }
  }

  private func collect(in subfolder: String, into files: inout [String]) throws(GoldenError) {
    let path = subfolder.isEmpty ? folder : self.path(subfolder)
    let names = try FolderNames.of(path)
    if names.contains(ReportFolder.marker) { return }
    for name in names where !name.hasPrefix(".") {
      let file = subfolder.isEmpty ? name : "\(subfolder)/\(name)"
      var status = stat()
      guard lstat(self.path(file), &status) == 0 else {
        switch errno {
        // It has been removed since the folder was read.
        case ENOENT: continue
        case ENAMETOOLONG: throw .tooDeep(folder: path)
        case let code: throw .system(path: self.path(file), code: code)
        }
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try collect(in: file, into: &files)
      case S_IFLNK:
        try checkInside(file)
        files.append(file)
      default: files.append(file)
      }
    }
  }
}
