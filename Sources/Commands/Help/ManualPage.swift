/// The manual page in roff, with the `man` macros.
package enum ManualPage {
  /// The page.
  package static func text(version: String) -> String {
    var lines = [
      ".TH SHAKE-RENDER 1 \"\" \"\(Manual.program) \(version)\" \"User Commands\"",
      ".SH NAME", "\(escape(Manual.program)) \\- draw and check UI shakes",
      ".SH SYNOPSIS",
    ]
    for subcommand in Subcommand.allCases {
      for form in Manual.of(subcommand).synopsis {
        lines += [".nf", "\(escape("\(Manual.program) \(form)"))", ".fi"]
      }
    }
    lines += [".SH DESCRIPTION"] + paragraph(Manual.purpose) + paragraph(Manual.scene)
    lines += paragraph(Manual.habits) + [".SH COMMANDS"]
    for subcommand in Subcommand.allCases { lines += commands(subcommand) }
    lines += [".SH OPTIONS"]
    for category in OptionDefinition.Category.allCases { lines += options(category) }
    lines += [".SH EXIT STATUS"]
    for (status, meaning) in Manual.statuses { lines += tagged("\(status.rawValue)", meaning) }
    lines += [".SH ENVIRONMENT"]
    for (name, meaning) in Manual.variables { lines += tagged(name, meaning) }
    lines += [".SH EXAMPLES"]
    for example in Manual.introduction {
      lines += tagged("\(Manual.program) \(example.arguments)", example.meaning)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func commands(_ subcommand: Subcommand) -> [String] {
    let manual = Manual.of(subcommand)
    let own = manual.paragraphs.filter { $0 != Manual.scene }
    return tagged(subcommand.rawValue, manual.summary + ".")
      + own.flatMap { [".IP"] + [escape($0)] }
  }

  private static func options(_ category: OptionDefinition.Category) -> [String] {
    let options = OptionTable.all.filter { $0.category == category }
    return [".SS \(category.rawValue)"] + options.flatMap(option)
  }

  private static func option(_ option: OptionDefinition) -> [String] {
    let names = [option.letter, option.long].compactMap { $0.map { "\\fB\(escape($0))\\fR" } }
    let value = option.placeholder.map { " \\fI\(escape($0))\\fR" } ?? ""
    let standard = option.standard.map { " Standard: \($0)." } ?? ""
    let owners =
      option.subcommands.count == Subcommand.allCases.count
      ? "" : " (" + Words.list(option.subcommands.map(\.rawValue)) + ")"
    let details = option.details.texts(for: nil).flatMap { $0.split(separator: "\n") }
      .flatMap { [".IP", escape(String($0))] }
    return [
      ".TP", names.joined(separator: ", ") + value,
      escape(option.summary + "." + standard + owners),
    ] + details
  }

  private static func tagged(_ term: String, _ text: String) -> [String] {
    [".TP", "\\fB\(escape(term))\\fR", escape(text)]
  }

  private static func paragraph(_ text: String) -> [String] { [".PP", escape(text)] }

  /// The text so that roff prints it as it stands.
  private static func escape(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
