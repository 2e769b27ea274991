/// Sorts the words of a command line into subcommand, options and operands, by GNU's habits: options
/// anywhere, `--name value` or `--name=value`, `-n value` or `-nvalue`, and `--` ends options.
///
/// Long names are not abbreviated: a script that works today must not break when an option is added.
package struct ArgumentParser {
  private var typed = TypedArguments()
  private var rest: ArraySlice<String>

  /// What was typed, with options that fit the subcommand.
  ///
  /// - Throws: `ArgumentError` for the first word that does not fit.
  package static func parse(_ arguments: [String]) throws(ArgumentError) -> TypedArguments {
    var parser = ArgumentParser(rest: arguments[...])
    try parser.readAll()
    try parser.checkOptions()
    return parser.typed
  }

  /// Whether help is asked for, before anything else can be wrong: nil, or the flag that asks.
  package static func helpFlag(in arguments: [String]) -> String? {
    arguments.prefix { $0 != "--" }.first { $0 == "--help" || $0 == "-h" }
  }

  private init(rest: ArraySlice<String>) { self.rest = rest }

  private mutating func readAll() throws(ArgumentError) {
    while let word = rest.popFirst() {
      if word == "--" {
        while let operand = rest.popFirst() { try read(operand: operand) }
      } else if word.hasPrefix("--") {
        try read(long: word)
      } else if word.hasPrefix("-"), word != "-" {
        try read(short: word)
      } else {
        try read(operand: word)
      }
    }
  }

  private mutating func read(operand word: String) throws(ArgumentError) {
    guard typed.subcommand == nil else { return typed.operands.append(word) }
    guard let subcommand = Subcommand(rawValue: word) else { throw .unknownSubcommand(word) }
    typed.subcommand = subcommand
  }

  private mutating func read(long word: String) throws(ArgumentError) {
    let name = String(word.prefix { $0 != "=" })
    let value = name.count < word.count ? String(word.dropFirst(name.count + 1)) : nil
    guard let option = OptionTable.definition(spelled: name) else {
      throw .unknownOption(name, of: typed.subcommand)
    }
    try add(option, spelled: name, attached: value)
  }

  private mutating func read(short word: String) throws(ArgumentError) {
    let letter = String(word.prefix(2))
    let value = word.count > 2 ? String(word.dropFirst(2)) : nil
    guard let option = OptionTable.definition(spelled: letter), option.takesValue || value == nil
    else { throw .unknownOption(word, of: typed.subcommand) }
    try add(option, spelled: letter, attached: value)
  }

  private mutating func add(
    _ option: OptionDefinition, spelled: String, attached: String?
  ) throws(ArgumentError) {
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw .takesNoValue(option: spelled) }
      if !typed.has(option.name) { typed.options.append(.init(name: option.name)) }
      return
    }
    var value = attached ?? ""
    if attached == nil { value = try next(for: spelled, placeholder: placeholder) }
    let earlier = typed.options.first { $0.name == option.name }?.value
    if !option.isRepeatable, let earlier {
      throw .givenTwice(option.name, first: earlier, second: value)
    }
    typed.options.append(.init(name: option.name, value: value))
  }

  /// The next word as a value. A word with a dash is more likely an option whose value was forgotten,
  /// unless it is `-` or a negative number.
  private mutating func next(
    for option: String, placeholder: String
  ) throws(ArgumentError) -> String {
    let word = rest.first
    guard let word, !word.hasPrefix("-") || word == "-" || Self.startsNumber(word) else {
      throw .needsValue(option: option, placeholder: placeholder, found: word)
    }
    rest.removeFirst()
    return word
  }

  private static func startsNumber(_ word: String) -> Bool {
    let digits = word.dropFirst().drop { $0 == "." }
    return word.dropFirst().prefix { $0 == "." }.count <= 1
      && digits.first.map { ("0"..."9").contains($0) } ?? false
  }

  private func checkOptions() throws(ArgumentError) {
    guard let subcommand = typed.subcommand else {
      if typed.has(.version) { return }
      throw .noSubcommand
    }
    let legal = OptionTable.options(of: subcommand).map(\.name)
    for option in typed.options where !legal.contains(option.name) {
      throw .notAnOption(option.name, of: subcommand)
    }
  }
}
