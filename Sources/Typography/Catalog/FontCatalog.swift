/// The fonts of a machine, as values: nothing of fontconfig is kept once it is made.
struct FontCatalog: Sendable {
  /// Every usable face, in an order that depends on the files alone.
  let records: [FaceRecord]
  /// Files that were named but cannot be used.
  let failures: [FontError]

  /// The families' first names, in the order of `records`.
  let families: [String]

  /// A catalogue of faces, in any order. Where the same file is listed twice, or a variable face is
  /// listed beside its default instance, one remains.
  init(_ found: [FaceRecord], failures: [FontError] = []) {
    var records: [FaceRecord] = []
    for record in found.sorted(by: FaceRecord.precedes) {
      let isKnown = records.last.map {
        $0.origin == record.origin && $0.file == record.file && $0.faceIndex == record.faceIndex
      }
      if isKnown != true { records.append(record) }
    }
    self.records = records
    self.failures = failures
    var seen: Set<String> = []
    families = records.compactMap(\.families.first).filter { seen.insert($0).inserted }
  }

  /// The folders that are always searched, whatever fontconfig is told: Linux distributions put
  /// fonts there.
  static let wellKnownFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// What this machine has, found once a process.
  static let system = scan(.system, folders: wellKnownFolders)

  /// This catalogue with the faces of some files before all others.
  func adding(files: [String]) -> FontCatalog {
    guard !files.isEmpty else { return self }
    var failures = failures
    var named: [FaceRecord] = []
    for file in files {
      let faces = Self.faces(ofFile: file)
      if faces.isEmpty {
        failures.append(FontFile.error(opening: file))
      }
      named += faces
    }
    return FontCatalog(named + records, failures: failures)
  }

  /// The families of the files that were named by the caller.
  var namedFamilies: [String] {
    records.filter { $0.origin == .named }.compactMap(\.families.first)
  }

  /// Whether a family is there.
  func has(_ family: String) -> Bool { records.contains { $0.isNamed(family) } }

  /// The face of a family that comes nearest to a weight; nil when there is no such family.
  func bestFace(family: String, weight: Int) -> FaceRecord? {
    guard let first = records.first(where: { $0.isNamed(family) }) else { return nil }
    // One origin decides for the whole family: a stray bold file elsewhere must not mix in.
    return WeightMatch.best(
      of: records.filter { $0.origin == first.origin && $0.isNamed(family) }, for: weight)
  }
}
