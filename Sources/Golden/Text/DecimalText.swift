import Foundation

/// Numbers for people and for files, with a decimal point in every locale.
package enum DecimalText {
  /// The number with exactly so many decimals, rounded to nearest; never a zero with a minus.
  package static func fixed(_ value: Double, _ places: Int) -> String {
    let text = String(format: "%.\(places)f", value)
    let isZero = text.utf8.allSatisfy { "-0.".utf8.contains($0) }
    return isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }

  /// The double nearest to the number with nine decimals; its own description is the shortest
  /// decimal that means it.
  static func rounded(_ value: Double) -> Double { Double(fixed(value, 9)) ?? value }

  /// The number with at most so many decimals: `1.25`, `0.5`, `2`; from 1e15 on `1e+300`, since
  /// nobody counts the zeros.
  package static func short(_ value: Double, _ places: Int = 6) -> String {
    guard abs(value) < 1e15 else { return "\(value)" }
    var text = fixed(value, places)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// `1 frame`, `2 frames`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The number with its sign: `+3`, `-8`, `0`.
  package static func signed(_ value: Double, _ places: Int = 3) -> String {
    let text = short(value, places)
    return text == "0" || text.hasPrefix("-") ? text : "+" + text
  }
}
