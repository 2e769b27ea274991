/// Picks a family's face for a weight by the rules of CSS Fonts 4, section 5.2.
enum WeightMatch {
  /// The upright, normally wide face whose weight comes first in CSS's order of preference.
  static func best(of faces: [FaceRecord], for weight: Int) -> FaceRecord? {
    // `min` keeps the first of equals, so the catalogue's order breaks ties.
    faces.min { rank($0, weight).lexicographicallyPrecedes(rank($1, weight)) }
  }

  /// Smaller is better, compared number by number.
  private static func rank(_ face: FaceRecord, _ wanted: Int) -> [Int] {
    let offered = min(max(wanted, face.weights.lowerBound), face.weights.upperBound)
    return [
      face.isSlanted ? 1 : 0, abs(face.width - 100), tier(offered, wanted), abs(offered - wanted),
      face.isVariable ? 1 : 0,
    ]
  }

  /// Which side is looked at first: regular weights look up to 500 first, lighter ones down, bolder
  /// ones up.
  private static func tier(_ offered: Int, _ wanted: Int) -> Int {
    if offered == wanted { return 0 }
    switch wanted {
    case 400...500:
      if offered > wanted && offered <= 500 { return 1 }
      return offered < wanted ? 2 : 3
    case ..<400: return offered < wanted ? 1 : 2
    default: return offered > wanted ? 1 : 2
    }
  }
}
