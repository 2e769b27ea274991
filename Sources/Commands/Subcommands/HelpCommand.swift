/// `help`: the help of the program or of a subcommand, or the manual page.
struct HelpCommand: Command {
  private let topic: Subcommand?
  private let isManualPage: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.takesOperands(1)
    isManualPage = reader.has(.man)
    guard let word = reader.operands.first else {
      topic = nil
      return
    }
    guard let subcommand = Subcommand(rawValue: word) else { throw .unknownSubcommand(word) }
    topic = subcommand
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    if isManualPage {
      try console.print(ManualPage.text(version: Program.version))
    } else if let topic {
      try console.print(HelpPage.subcommand(topic, isLong: true))
    } else {
      try console.print(HelpPage.program())
    }
    return .success
  }
}
