import SceneModel

/// Reads the values of typed options: from text to a number, a word or a text, checked.
package struct OptionReader {
  package let subcommand: Subcommand
  package let operands: [String]
  private let options: [TypedArguments.Option]

  package init(_ typed: TypedArguments, of subcommand: Subcommand) {
    self.subcommand = subcommand
    operands = typed.operands
    options = typed.options
  }

  /// Whether the option was typed.
  package func has(_ name: OptionName) -> Bool { options.contains { $0.name == name } }

  /// The option's text, if it was typed.
  package func text(_ name: OptionName) -> String? { texts(name).first }

  /// The texts of a repeatable option, in order.
  package func texts(_ name: OptionName) -> [String] {
    options.filter { $0.name == name }.compactMap(\.value)
  }

  /// A finite number that fits a rule, which `expected` puts in words.
  package func number(
    _ name: OptionName, _ expected: String, where isLegal: (Double) -> Bool = { _ in true }
  ) throws(ArgumentError) -> Double? {
    guard let text = text(name) else { return nil }
    guard let value = Number.finite(text), isLegal(value) else {
      throw .badValue(option: name, value: text, expected: expected)
    }
    return value
  }

  /// A whole number in a range, which `expected` puts in words.
  package func count(
    _ name: OptionName, _ expected: String, in range: ClosedRange<Int>
  ) throws(ArgumentError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let value = Number.whole(text), range.contains(value) else {
      throw .badValue(option: name, value: text, expected: expected)
    }
    return value
  }

  /// One of the words of an enumeration.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: OptionName, _: Choice.Type = Choice.self
  ) throws(ArgumentError) -> Choice? {
    guard let text = text(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw .badValue(
        option: name, value: text, expected: Words.list(words, "or"),
        suggestion: Suggestion.nearest(to: text, among: words))
    }
    return choice
  }

  /// Refuses words after the subcommand beyond `count`.
  package func takesOperands(_ count: Int) throws(ArgumentError) {
    if operands.count > count { throw .tooManyWords(operands[count], of: subcommand) }
  }

  /// Refuses two options together.
  package func exclude(_ first: OptionName, _ second: OptionName) throws(ArgumentError) {
    if has(first), has(second) { throw .conflict(first.long, second.long) }
  }
}
