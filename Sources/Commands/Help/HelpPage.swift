/// Help as text for a terminal, 80 columns wide: examples first.
package enum HelpPage {
  /// Where the explanations of options begin.
  private static let column = 28

  /// The help of the program.
  package static func program() -> String {
    var lines = [Manual.purpose, ""]
    lines += examples(Manual.introduction)
    lines += ["Usage: \(Manual.program) COMMAND [options]", ""]
    lines += ["Commands:"]
    for subcommand in Subcommand.allCases {
      lines += Wrapping.entry(subcommand.rawValue, Manual.of(subcommand).summary, column: 15)
    }
    lines += [""] + Wrapping.lines(Manual.scene) + [""]
    lines += options(of: nil, isLong: false)
    lines += ["'\(Manual.program) COMMAND --help' says all about a command, -h is brief."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of a subcommand: brief, or with everything there is to say.
  package static func subcommand(_ subcommand: Subcommand, isLong: Bool) -> String {
    let manual = Manual.of(subcommand)
    var lines = Wrapping.lines(manual.summary + ".") + [""]
    lines += examples(manual.examples)
    lines += usage(manual)
    if isLong {
      for paragraph in manual.paragraphs { lines += Wrapping.lines(paragraph) + [""] }
    }
    lines += options(of: subcommand, isLong: isLong)
    if isLong {
      lines += Wrapping.lines(Manual.habits)
    } else {
      lines += ["'\(Manual.program) \(subcommand.rawValue) --help' says more."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func examples(_ examples: [Manual.Example]) -> [String] {
    ["Examples:"]
      + examples.flatMap { example in
        Wrapping.command("\(Manual.program) \(example.arguments)")
          + Wrapping.lines(example.meaning, indent: 6)
      } + [""]
  }

  private static func usage(_ manual: Manual) -> [String] {
    manual.synopsis.enumerated().flatMap { index, form in
      Wrapping.entry(
        index == 0 ? "Usage:" : "", "\(Manual.program) \(form)", indent: 0, column: 7)
    } + [""]
  }

  private static func options(of subcommand: Subcommand?, isLong: Bool) -> [String] {
    let all = OptionTable.options(of: subcommand)
    return OptionDefinition.Category.allCases.flatMap { category -> [String] in
      let options = all.filter { $0.category == category }
      if options.isEmpty { return [] }
      return ["\(category.rawValue):"]
        + options.flatMap { entry($0, of: isLong ? subcommand : nil) } + [""]
    }
  }

  /// An option, with what there is to say of it in a subcommand; nil for its line alone.
  private static func entry(_ option: OptionDefinition, of subcommand: Subcommand?) -> [String] {
    let letter = option.letter.map { $0 + ", " } ?? "    "
    let value = option.placeholder.map { " " + $0 } ?? ""
    let standard = option.standard.map { " [\($0)]" } ?? ""
    let term = letter + option.long + value
    let details = subcommand.map(option.details.texts) ?? []
    let line = option.summary + standard
    guard let first = details.first else { return Wrapping.entry(term, line, column: column) }
    let text = (["\(line). \(first)"] + details.dropFirst()).joined(separator: "\n\n")
    return Wrapping.entry(term, text, column: column)
  }
}

extension HelpPage {
  /// The help that a command line asks for.
  static func text(for arguments: [String], isLong: Bool) -> String {
    subcommand(in: arguments).map { subcommand($0, isLong: isLong) } ?? program()
  }

  /// The subcommand that a command line is about, even where the rest of it makes no sense.
  static func subcommand(in arguments: [String]) -> Subcommand? {
    arguments.lazy.compactMap(Subcommand.init(rawValue:)).first
  }
}
