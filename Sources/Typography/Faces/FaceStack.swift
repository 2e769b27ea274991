/// The faces of one weight in the order in which they are asked for a cluster.
final class FaceStack {
  private let candidates: [FaceRecord]
  /// How many candidates come from wanted and fallback families. They are asked by their own character
  /// map; for the others the catalogue must have the characters first, so that few files are opened.
  private let preferredCount: Int
  private let weight: Int
  private let library: FreeTypeLibrary
  private var faces: [Int: FontFace] = [:]
  private var choices = BoundedCache<[Unicode.Scalar], Int?>(capacity: 20_000)
  /// The sources of clusters of one character, which most are.
  private var singles = BoundedCache<Unicode.Scalar, ClusterSource>(capacity: 20_000)
  /// Files that turned out to be unusable, in the order they were tried.
  private(set) var failures: [FontError] = []

  /// The order of faces for a weight: `families`, then everything else the catalogue has.
  init(catalog: FontCatalog, families: [String], weight: Int, library: FreeTypeLibrary) {
    var candidates: [FaceRecord] = []
    var seen: Set<String> = []
    func add(_ family: String) {
      guard seen.insert(family).inserted,
        let face = catalog.bestFace(family: family, weight: weight)
      else { return }
      candidates.append(face)
    }
    for family in families { add(family) }
    preferredCount = candidates.count
    for family in FontFamily.lastResorts { add(family) }
    for family in catalog.families { add(family) }
    self.candidates = candidates
    self.weight = weight
    self.library = library
  }

  /// The first face that opens: its box stands for characters that no face has.
  var primary: FontFace? {
    candidates.indices.lazy.compactMap { self.face($0) }.first
  }

  /// What draws a cluster: the first face that has all of it. When there is none and only combining
  /// marks are missing, it is the first face that has the rest; else a box.
  func source(of cluster: ArraySlice<Unicode.Scalar>) -> ClusterSource {
    guard cluster.count == 1, let scalar = cluster.first else { return lookUpSource(of: cluster) }
    if let known = singles[scalar] { return known }
    let source = lookUpSource(of: cluster)
    singles.insert(source, for: scalar, cost: 1)
    return source
  }

  private func lookUpSource(of cluster: ArraySlice<Unicode.Scalar>) -> ClusterSource {
    let visible = cluster.filter { !$0.properties.isDefaultIgnorableCodePoint }
    if visible.isEmpty { return .nothing }
    if let face = firstFace(having: visible) { return .drawn(face) }
    let base = visible.filter { !$0.isCombiningMark }
    return .drawn(base.isEmpty ? nil : firstFace(having: base))
  }

  /// The characters of a cluster that are drawn as boxes: those that no face has, or all of them when
  /// each has a face but no face has them together.
  func missing(in cluster: ArraySlice<Unicode.Scalar>) -> [[Unicode.Scalar]] {
    let visible = cluster.filter { !$0.properties.isDefaultIgnorableCodePoint }
    if visible.isEmpty || firstFace(having: visible) != nil { return [] }
    let alone = visible.filter { firstFace(having: [$0]) == nil }
    return alone.isEmpty ? [visible] : alone.map { [$0] }
  }

  private func firstFace(having scalars: [Unicode.Scalar]) -> FontFace? {
    if let known = choices[scalars] { return known.flatMap(face) }
    let choice = candidates.indices.first { index in
      let record = candidates[index]
      guard index < preferredCount || scalars.allSatisfy(record.characters.contains) else {
        return false
      }
      return face(index)?.hasGlyphs(for: scalars) == true
    }
    choices.insert(choice, for: scalars, cost: scalars.count)
    return choice.flatMap(face)
  }

  private func face(_ index: Int) -> FontFace? {
    if let face = faces[index] { return face }
    let record = candidates[index]
    guard !failures.contains(where: { $0.path == record.file }) else { return nil }
    do {
      let face = try FontFace(record, weight: weight, library: library)
      faces[index] = face
      return face
    } catch {
      failures.append(error)
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is put on or around another one.
  fileprivate var isCombiningMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
