import SceneModel

extension ArgumentError {
  /// What was wrong, in one line.
  package var message: String {
    switch self {
    case .noSubcommand:
      "no command was given"
    case .unknownSubcommand(let word):
      Self.unknownSubcommand(word)
    case .unknownOption(let text, let subcommand):
      "unknown option '\(text)'\(Self.suggestion(for: text, of: subcommand))"
    case .needsValue(let option, let placeholder, nil):
      "\(option) needs a value: \(option) \(placeholder)"
    case .needsValue(let option, _, let found?):
      "\(option) needs a value, but '\(found)' follows; "
        + "if that is the value, write \(Self.joined(option, found))"
    case .takesNoValue(let option):
      "\(option) takes no value"
    case .givenTwice(let name, let first, let second):
      "\(name.long) is given twice, as '\(first)' and as '\(second)'"
    case .notAnOption(let name, let subcommand):
      "\(name.long) is not an option of \(subcommand.rawValue) (\(Self.owners(of: name)))"
    case .tooManyWords(let word, let subcommand):
      "\(subcommand.rawValue) does not take '\(word)'"
    case .missing(let what, let subcommand):
      "\(subcommand.rawValue) needs \(what)"
    case .badValue(let option, let value, let expected, let suggestion):
      "\(option.long): expected \(expected), got '\(value)'\(Self.didYouMean(suggestion))"
    case .badWord(let word, let expected, let suggestion):
      "expected \(expected), got '\(word)'\(Self.didYouMean(suggestion))"
    case .conflict(let first, let second):
      "\(first) and \(second) exclude each other"
    case .requires(let first, let second):
      "\(first) needs \(second)"
    case .rule(let words):
      words
    }
  }

  private static func unknownSubcommand(_ word: String) -> String {
    if word.contains(".") || word.contains("/") {
      return "'\(word)' is no command (did you mean 'render \(word)'?)"
    }
    let isVersion = word == OptionName.version.rawValue
    let nearest = Suggestion.nearest(to: word, among: Subcommand.allCases.map(\.rawValue))
    let guess = isVersion ? OptionName.version.long : nearest
    return "unknown command '\(word)'\(didYouMean(guess))"
  }

  /// An option of the subcommand that is nearly spelled so, or else any option.
  private static func suggestion(for text: String, of subcommand: Subcommand?) -> String {
    let typed = String(text.prefix { $0 != "=" })
    let legal = OptionTable.options(of: subcommand).map(\.long)
    let nearest =
      Suggestion.nearest(to: typed, among: legal)
      ?? Suggestion.nearest(to: typed, among: OptionTable.all.map(\.long))
    return didYouMean(nearest)
  }

  private static func didYouMean(_ word: String?) -> String {
    word.map { " (did you mean '\($0)'?)" } ?? ""
  }

  private static func owners(of name: OptionName) -> String {
    let owners = OptionTable.all.first { $0.name == name }?.subcommands ?? []
    return "it belongs to " + Words.list(owners.map(\.rawValue))
  }

  /// `--name=value`, or `-nvalue` for a letter.
  private static func joined(_ option: String, _ value: String) -> String {
    option.hasPrefix("--") ? "\(option)=\(value)" : option + value
  }
}
