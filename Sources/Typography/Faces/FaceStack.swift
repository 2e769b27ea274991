/// The faces of one weight in the order in which they are asked for a cluster.
final class FaceStack {
  /// The faces that could be asked; those of the wanted and the fallback families come first.
  private let candidates: [FaceRecord]
  /// How many of them are asked by their own character map; the rest must be in the catalogue's first.
  private let preferredCount: Int
  private let weight: Int
  private let library: FreeTypeLibrary
  private var opened: [Int: FontFace] = [:]
  private var choices = BoundedCache<[Unicode.Scalar], Int?>(capacity: 20_000)
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
    for record in catalog.records {
      if let family = record.families.first { add(family) }
    }
    self.candidates = candidates
    self.weight = weight
    self.library = library
  }

  /// The face that draws boxes for missing glyphs: the first that opens.
  var primary: FontFace? {
    for index in candidates.indices {
      if let face = face(index) { return face }
    }
    return nil
  }

  /// The first face that has all of `scalars`; nil when none does.
  func firstFace(having scalars: [Unicode.Scalar]) -> FontFace? {
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
    if let face = opened[index] { return face }
    let record = candidates[index]
    guard !failures.contains(where: { $0.path == record.file }) else { return nil }
    do {
      let face = try FontFace(record, weight: weight, library: library)
      opened[index] = face
      return face
    } catch {
      failures.append(error)
      return nil
    }
  }
}
