/// Guesses what a mistyped word should have been.
enum Suggestion {
  /// The candidate that is nearest to a word, if one is near enough: at most a third of its letters
  /// away, and at least one. Ties go to the first in the alphabet.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased())
    let limit = max(1, typed.count / 3)
    let ranked = candidates.map { (distance(typed, Array($0.lowercased())), $0) }
    return ranked.filter { $0.0 <= limit }.min { $0 < $1 }?.1
  }

  /// The optimal string alignment distance: letters to insert, remove, replace, or swap with their
  /// neighbour.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var previous = [Int]()
    var row = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        var best = min(row[j] + (a[i] == b[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, previous[j - 1] + 1)
        }
        next.append(best)
      }
      (previous, row) = (row, next)
    }
    return row[b.count]
  }
}
