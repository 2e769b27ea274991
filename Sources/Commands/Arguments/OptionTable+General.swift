extension OptionTable {
  static let messages: [OptionDefinition] = [
    OptionDefinition(
      .progress, value: "MODE", in: .messages, of: [.render], standard: "auto",
      completion: .words(ProgressMode.allCases.map(\.rawValue)),
      "How progress shows: auto, bar, plain, json or none",
      details: """
        All on stderr. auto is a bar on a terminal and plain elsewhere, and none when data goes to \
        stdout. plain prints a line every ten per cent; json prints a JSON object a line.
        """),
    OptionDefinition(
      .quiet, short: "q", in: .messages, of: Subcommand.withQuiet,
      "No warnings, progress or summary; errors still show",
      details: .of(
        .diff, text: "diff prints nothing then, unless there is --json: the status says it all.")
        + .of(.golden, text: "golden prints what does not match, and one line on all.")),
    OptionDefinition(
      .verbose, short: "v", in: .messages, of: Subcommand.withPixels,
      "Say more: size, fonts, workers, time"),
    OptionDefinition(
      .noColor, in: .messages, of: Subcommand.allCases,
      "No colours on a terminal",
      details: "So do the variable NO_COLOR, if not empty, and TERM=dumb."),
  ]

  static let general: [OptionDefinition] = [
    OptionDefinition(
      .man, in: .general, of: [.help],
      "Print the manual page, for man -l -"),
    OptionDefinition(
      .help, short: "h", in: .general, of: Subcommand.allCases,
      "Show help: -h in brief, --help in full"),
    OptionDefinition(
      .version, in: .general, of: Subcommand.allCases,
      "Show the version"),
  ]
}
