/// The fonts of a machine, as values: nothing of fontconfig is kept once it is made.
struct FontCatalog: Sendable {
  /// Every usable face, in an order that depends on the files alone.
  let records: [FaceRecord]
  /// The families' first names, in the order of `records`.
  let families: [String]
  /// The families of files that the caller named, in the order they were named.
  private(set) var namedFamilies: [String] = []
  /// Files that were named but cannot be used, in the order they were named.
  private(set) var failures: [FontError] = []
  /// Where in `records` the faces of a family are, by its name in lower case.
  private let places: [String: [Int]]

  /// A catalogue of faces, in any order. Where the same face is listed twice, or a variable face
  /// beside its default instance, one remains.
  init(_ found: [FaceRecord]) {
    var records: [FaceRecord] = []
    for record in found.sorted(by: FaceRecord.precedes) {
      let isKnown = records.last.map {
        $0.origin == record.origin && $0.file == record.file && $0.faceIndex == record.faceIndex
      }
      if isKnown != true { records.append(record) }
    }
    var seen: Set<String> = []
    var places: [String: [Int]] = [:]
    for (place, record) in records.enumerated() {
      for name in Set(record.families.map { $0.lowercased() }) {
        places[name, default: []].append(place)
      }
    }
    families = records.compactMap(\.families.first).filter { seen.insert($0).inserted }
    self.records = records
    self.places = places
  }

  /// What this machine has, found once a process.
  static let system = scan(.system)

  /// This catalogue with the faces of some files before all others.
  func adding(files: [String]) -> FontCatalog {
    let named = files.map { (file: $0, faces: Self.faces(ofFile: $0)) }
    var catalog = FontCatalog(named.flatMap(\.faces) + records)
    catalog.namedFamilies = namedFamilies + named.flatMap(\.faces).compactMap(\.families.first)
    catalog.failures =
      failures + named.filter(\.faces.isEmpty).map { FontFile.error(opening: $0.file) }
    return catalog
  }

  /// Whether a family is there. Upper and lower case do not differ.
  func has(_ family: String) -> Bool { places[family.lowercased()] != nil }

  /// The face of a family that comes nearest to a weight; nil when there is no such family.
  func bestFace(family: String, weight: Int) -> FaceRecord? {
    guard let faces = places[family.lowercased()]?.map({ records[$0] }), let first = faces.first
    else { return nil }
    // One origin decides for the whole family: a stray bold file elsewhere must not mix in.
    return WeightMatch.best(of: faces.filter { $0.origin == first.origin }, for: weight)
  }
}
