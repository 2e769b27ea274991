package import Encoding

/// The program: a command line in, an exit status out.
///
/// Everything it touches comes in from outside, so a test can run whole command lines in process.
package struct Program: Sendable {
  /// The version, as `--version` prints it.
  package static let version = "0.1.0"

  private let environment: [String: String]
  private let streams: Streams
  private let files: TemporaryFiles

  /// A program that talks over these streams.
  ///
  /// - Parameters:
  ///   - environment: The variables of the environment.
  ///   - streams: Where data and words come from and go.
  ///   - files: What knows of a signal that is ending the process.
  package init(
    environment: [String: String], streams: Streams, files: TemporaryFiles = .shared
  ) {
    self.environment = environment
    self.streams = streams
    self.files = files
  }

  /// Does what the words after the program's name say.
  ///
  /// Errors are told on the error stream, and become the status; unless a signal is ending the
  /// process, whose status it is then, and which takes the outputs away from under the work.
  package func run(_ arguments: [String]) -> ExitStatus {
    do {
      let status = try answer(arguments)
      return interruption ?? status
    } catch {
      if let interruption { return interruption }
      let report = Report(
        error, subcommand: HelpPage.subcommand(in: arguments),
        isQuiet: arguments.contains { $0 == "-q" || $0 == OptionName.quiet.long })
      let console = console(isPlain: arguments.contains(OptionName.noColor.long))
      for line in report.lines { console.complain(line) }
      return report.status
    }
  }

  /// The status of a signal that is ending the process.
  private var interruption: ExitStatus? {
    // As shells tell it.
    files.endingSignal.flatMap { ExitStatus(rawValue: 128 + $0) }
  }

  private func answer(_ arguments: [String]) throws -> ExitStatus {
    if let flag = ArgumentParser.helpFlag(in: arguments) {
      try console().print(HelpPage.text(for: arguments, isLong: flag == "--help"))
      return .success
    }
    return try perform(try ArgumentParser.parse(arguments))
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
