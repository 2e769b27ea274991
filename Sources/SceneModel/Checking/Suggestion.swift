/// Guesses what a mistyped word was meant to be.
package enum Suggestion {
  /// The candidate within max(1, length / 3) edits of a word, the nearest one, the first in the
  /// alphabet among equals; a candidate that differs in case alone before all others.
  ///
  /// With `orBeginnings`, when none is near, the one whose beginning is near a word of four letters
  /// or more: people name `passwordField` and write `pasword`.
  package static func nearest(
    to word: String, among candidates: [String], orBeginnings: Bool = false
  ) -> String? {
    if let found = best(word, candidates, { $0[$0.count - 1] }) { return found }
    return orBeginnings && word.count >= 4 ? best(word, candidates) { $0.min() ?? .max } : nil
  }

  /// ` (did you mean "frame"?)`, or nothing without a guess.
  static func hint(_ guess: String?) -> String {
    guess.map { " (did you mean \($0.quoted)?)" } ?? ""
  }

  /// The best candidate by what `distance` makes of the distances to its beginnings.
  private static func best(
    _ word: String, _ candidates: [String], _ distance: ([Int]) -> Int
  ) -> String? {
    let longest = 64
    guard (1...longest).contains(word.count) else { return nil }
    let lowered = Array(word.lowercased())
    let limit = max(1, lowered.count / 3)
    var found: (distance: Int, candidate: String)?
    for candidate in candidates where candidate.count <= longest {
      let other = Array(candidate.lowercased())
      let edits = other == lowered ? 0 : distance(distances(from: lowered, toBeginningsOf: other))
      guard edits <= limit else { continue }
      if let best = found, (best.distance, best.candidate) <= (edits, candidate) { continue }
      found = (edits, candidate)
    }
    return found?.candidate
  }

  /// The optimal string alignment distances (insert, delete, replace, swap neighbours) from a
  /// whole word to every beginning of another, the empty one first.
  private static func distances(
    from word: [Character], toBeginningsOf other: [Character]
  ) -> [Int] {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in word.indices {
      var row = [i + 1]
      for j in other.indices {
        var edits = min(last[j + 1] + 1, row[j] + 1, last[j] + (word[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] {
          edits = min(edits, beforeLast[j - 1] + 1)
        }
        row.append(edits)
      }
      beforeLast = last
      last = row
    }
    return last
  }
}
