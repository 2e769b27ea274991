import Golden

/// Small matters of English.
enum Words {
  /// `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// `played 4 times slower`, or faster for a slowdown below 1.
  static func pace(_ slowdown: Double) -> String {
    slowdown < 1
      ? "played \(DecimalText.short(1 / slowdown, 4)) times faster"
      : "played \(DecimalText.short(slowdown, 4)) times slower"
  }

  /// `1 frame`, `2 frames`.
  static func count(_ number: Int, _ noun: String) -> String {
    DecimalText.count(number, noun)
  }
}
