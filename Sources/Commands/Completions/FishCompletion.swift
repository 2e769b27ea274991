/// Completion for fish.
enum FishCompletion {
  static func text() -> String {
    let program = Manual.program
    var lines = [
      "# fish completion for \(program)",
      "complete -c \(program) -f -n __fish_use_subcommand",
    ]
    for subcommand in Subcommand.allCases {
      let summary = quote(Manual.of(subcommand).summary)
      lines.append(
        "complete -c \(program) -n __fish_use_subcommand -a \(subcommand.rawValue) -d \(summary)")
      let words = CompletionScript.operands(of: subcommand)
      if !words.isEmpty {
        lines.append(
          "complete -c \(program) -f -n '\(seen([subcommand]))' "
            + "-a \(quote(words.joined(separator: " ")))")
      }
    }
    for option in OptionTable.all { lines.append(line(option)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ option: OptionDefinition) -> String {
    var words = ["complete -c \(Manual.program)"]
    if option.subcommands.count < Subcommand.allCases.count {
      words.append("-n '\(seen(option.subcommands))'")
    }
    if let short = option.short { words.append("-s \(short)") }
    words.append("-l \(option.name.rawValue)")
    switch option.completion {
    case .files: words.append("-r -F")
    case .words(let values): words.append("-x -a \(quote(values.joined(separator: " ")))")
    case .nothing where option.takesValue: words.append("-x")
    case .nothing: break
    }
    return (words + ["-d \(quote(option.summary))"]).joined(separator: " ")
  }

  private static func seen(_ subcommands: [Subcommand]) -> String {
    "__fish_seen_subcommand_from \(subcommands.map(\.rawValue).joined(separator: " "))"
  }

  private static func quote(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
