/// An option: all that parsing, help, completions and the man page need to know of it.
package struct OptionDefinition: Sendable {
  /// The headings under which help lists options, in its order.
  package enum Category: String, CaseIterable, Sendable {
    case output = "Output"
    case golden = "Goldens"
    case comparison = "Comparison"
    case recording = "Recording"
    case shake = "Shake"
    case time = "Time"
    case scene = "Scene"
    case work = "Encoding and work"
    case messages = "Messages"
    case general = "General"
  }

  /// What a shell offers for an option's value.
  package enum Completion: Hashable, Sendable {
    /// Nothing: a number or a free text.
    case nothing
    /// Files and folders.
    case files
    /// One of some words.
    case words([String])
  }

  /// The long name.
  package let name: OptionName
  /// The letter after a single dash.
  package let short: Character?
  /// What stands for the value in help; nil for a flag.
  package let placeholder: String?
  /// The heading that help lists it under.
  package let category: Category
  /// The subcommands that it belongs to.
  package let subcommands: [Subcommand]
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// What holds where it is not given, as help shows it.
  package let standard: String?
  /// What a shell offers for the value.
  package let completion: Completion
  /// The line that `-h` shows.
  package let summary: String
  /// What `--help` and the man page say after the line; may be empty.
  package let details: OptionDetails

  /// An option that takes a value if it has a placeholder.
  package init(
    _ name: OptionName, short: Character? = nil, value placeholder: String? = nil,
    in category: Category, of subcommands: [Subcommand], isRepeatable: Bool = false,
    standard: String? = nil, completion: Completion = .nothing, _ summary: String,
    details: OptionDetails = ""
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.category = category
    self.subcommands = subcommands
    self.isRepeatable = isRepeatable
    self.standard = standard
    self.completion = completion
    self.summary = summary
    self.details = details
  }

  /// The long name with its dashes.
  package var long: String { name.long }

  /// The letter with its dash.
  package var letter: String? { short.map { "-\($0)" } }

  /// Whether a value follows it.
  package var takesValue: Bool { placeholder != nil }
}
