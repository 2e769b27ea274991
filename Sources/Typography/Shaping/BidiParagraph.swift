/// The embedding levels of a paragraph's characters by the Unicode bidirectional algorithm (UAX #9):
/// rules P2, P3, W1 ... W7, N0 ... N2, I1 and I2. Lines apply L1 and L2.
///
/// The limits: explicit embeddings, overrides and isolates have no effect, so all of a paragraph is
/// one run; bracket pairs are those whose mirror image is their partner.
struct BidiParagraph {
  /// 0 when the paragraph reads from left to right, 1 when from right to left.
  let baseLevel: UInt8
  /// A level for each character; even levels read from left to right.
  let levels: [UInt8]

  /// Resolves a paragraph. Its direction is that of its first strong character.
  init(_ scalars: [Unicode.Scalar]) {
    let classes = scalars.map(BidiClass.init)
    let strong = classes.first { $0 == .left || $0 == .right || $0 == .arabicLetter }
    baseLevel = strong == .right || strong == .arabicLetter ? 1 : 0
    let isPlain = classes.allSatisfy {
      $0 != .right && $0 != .arabicLetter && $0 != .arabicNumber
    }
    if isPlain {
      levels = Array(repeating: 0, count: scalars.count)
      return
    }
    // Boundary neutrals are taken out and follow their neighbour at the end (rule X9, section 5.2).
    let seen = classes.indices.filter { classes[$0] != .boundaryNeutral }
    var run = BidiRun(
      classes: seen.map { classes[$0] }, scalars: seen.map { scalars[$0] }, baseLevel: baseLevel)
    run.resolveAll()
    let resolved = run.levels
    var levels: [UInt8] = []
    var next = 0
    for index in scalars.indices {
      if next < seen.count, seen[next] == index {
        levels.append(resolved[next])
        next += 1
      } else {
        levels.append(levels.last ?? baseLevel)
      }
    }
    self.levels = levels
  }
}
