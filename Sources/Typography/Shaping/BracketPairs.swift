import CHarfBuzz

/// The bracket pairs of a run (UAX #9, BD16).
enum BracketPairs {
  /// How deep open brackets may be stacked before pairing is given up, by BD16.
  private static let maximumDepth = 63

  /// The places of each pair's brackets, ordered by the opening one.
  static func find(in scalars: [Unicode.Scalar], classes: [BidiClass]) -> [ClosedRange<Int>] {
    var open: [(closing: Unicode.Scalar, place: Int)] = []
    var pairs: [ClosedRange<Int>] = []
    for place in scalars.indices where classes[place] == .otherNeutral {
      switch scalars[place].properties.generalCategory {
      case .openPunctuation:
        guard let closing = mirror(scalars[place]) else { continue }
        if open.count == maximumDepth { return [] }
        open.append((closing, place))
      case .closePunctuation:
        guard let match = open.lastIndex(where: { $0.closing == scalars[place] }) else { continue }
        pairs.append(open[match].place...place)
        open.removeSubrange(match...)
      default: continue
      }
    }
    return pairs.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func mirror(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let image = hb_unicode_mirroring(hb_unicode_funcs_get_default(), scalar.value)
    return image == scalar.value ? nil : Unicode.Scalar(image)
  }
}
