/// A word that is no ``GoldenMode``.
package struct GoldenModeError: Error, Hashable, CustomStringConvertible {
  /// The word.
  package let word: String

  /// One line for people.
  package var description: String {
    let words = GoldenMode.allCases.map(\.rawValue)
    return "\(GoldenMode.variable)=\(word): must be \(words.dropLast().joined(separator: ", "))"
      + " or \(words[words.count - 1])"
  }
}
