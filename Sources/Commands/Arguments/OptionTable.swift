/// The one table of options. Parsing, help, completions and the man page are made from it.
package enum OptionTable {
  /// Every option, in the order in which help lists them.
  package static let all: [OptionDefinition] =
    output + golden + comparison + recording + shake + time + scene + work + messages + general

  /// The options of a subcommand; of nil, those that need none.
  package static func options(of subcommand: Subcommand?) -> [OptionDefinition] {
    guard let subcommand else { return all.filter { [.help, .version].contains($0.name) } }
    return all.filter { $0.subcommands.contains(subcommand) }
  }

  /// The option that is typed as this, dashes included.
  static func definition(spelled text: String) -> OptionDefinition? {
    all.first { $0.long == text || $0.letter == text }
  }
}
