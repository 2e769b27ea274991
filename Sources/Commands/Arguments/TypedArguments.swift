/// What was typed, sorted but not yet understood: nothing here has looked at a value or at the world.
package struct TypedArguments: Hashable, Sendable {
  /// An option as it was typed.
  package struct Option: Hashable, Sendable {
    /// Which one.
    package var name: OptionName
    /// Its value; nil for a flag.
    package var value: String?

    package init(name: OptionName, value: String? = nil) {
      self.name = name
      self.value = value
    }
  }

  /// The subcommand, the first word that is no option.
  package var subcommand: Subcommand?
  /// The words after it.
  package var operands: [String]
  /// The options, in the order in which they were typed.
  package var options: [Option]

  package init(
    subcommand: Subcommand? = nil, operands: [String] = [], options: [Option] = []
  ) {
    self.subcommand = subcommand
    self.operands = operands
    self.options = options
  }

  /// Whether an option was typed.
  package func has(_ name: OptionName) -> Bool { options.contains { $0.name == name } }
}
