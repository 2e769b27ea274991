/// The program: a command line in, an exit status out.
///
/// Everything it touches comes in from outside, so a test can run whole command lines in process.
public struct Program: Sendable {
  /// The version, as `--version` prints it.
  public static let version = "0.1.0"

  private let environment: [String: String]
  private let streams: Streams

  /// A program that talks over these streams.
  public init(environment: [String: String], streams: Streams) {
    self.environment = environment
    self.streams = streams
  }

  /// Does what the words after the program's name say.
  ///
  /// Errors are told on the error stream, and become the status.
  public func run(_ arguments: [String]) -> ExitStatus {
    do {
      if let flag = ArgumentParser.helpFlag(in: arguments) {
        try console().print(HelpPage.text(for: arguments, isLong: flag == "--help"))
        return .success
      }
      return try perform(try ArgumentParser.parse(arguments))
    } catch {
      let report = Report(
        error, subcommand: HelpPage.subcommand(in: arguments),
        isQuiet: arguments.contains { $0 == "-q" || $0 == OptionName.quiet.long })
      let console = console(isPlain: arguments.contains(OptionName.noColor.long))
      for line in report.lines { console.complain(line) }
      return report.status
    }
  }

  private func perform(_ typed: TypedArguments) throws -> ExitStatus {
    guard let subcommand = typed.subcommand, !typed.has(.version) else {
      try console().print("\(Manual.program) \(Self.version)\n")
      return .success
    }
    let reader = OptionReader(typed, of: subcommand)
    try reader.exclude(.quiet, .verbose)
    let command = try subcommand.command.init(reader)
    let style = Style(
      for: streams.error, environment: environment, isForbidden: reader.has(.noColor))
    let console = Console(
      streams, style: style, isQuiet: reader.has(.quiet), isVerbose: reader.has(.verbose))
    return try command.run(on: console, environment: environment)
  }

  private func console(isPlain: Bool = false) -> Console {
    Console(
      streams, style: Style(for: streams.error, environment: environment, isForbidden: isPlain))
  }
}
