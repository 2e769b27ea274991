/// What is wrong with a command line, as evidence; `ArgumentError+Words.swift` makes sentences.
package enum ArgumentError: Error, Hashable, Sendable {
  /// No subcommand was typed.
  case noSubcommand
  /// The first word is no subcommand.
  case unknownSubcommand(String)
  /// No option is spelled so; the subcommand tells what it could have been.
  case unknownOption(String, of: Subcommand?)
  /// The option stands last, or before another option.
  case needsValue(option: String, placeholder: String, found: String?)
  /// A flag was given a value.
  case takesNoValue(option: String)
  /// An option that holds one value was given two.
  case givenTwice(OptionName, first: String, second: String)
  /// The option belongs to other subcommands.
  case notAnOption(OptionName, of: Subcommand)
  /// More words than the subcommand takes.
  case tooManyWords(String, of: Subcommand)
  /// A word or an option that the subcommand cannot do without is missing.
  case missing(String, of: Subcommand)
  /// A value is not what the option takes.
  case badValue(option: OptionName, value: String, expected: String, suggestion: String? = nil)
  /// A word is not what the subcommand takes.
  case badWord(String, expected: String, suggestion: String? = nil)
  /// Two options that exclude each other.
  case conflict(String, String)
  /// The first needs the second.
  case requires(String, String)
  /// Any other rule, in words.
  case rule(String)
}
