/// The one place where an error becomes words and an exit status.
struct Report {
  /// How the program ends.
  let status: ExitStatus
  /// What it says, line by line; nothing if there is no one to tell.
  let lines: [String]

  init(_ error: any Error, subcommand: Subcommand?) {
    switch error {
    case let error as ArgumentError:
      status = .usage
      let help = [Manual.program, subcommand?.rawValue, "--help"].compactMap(\.self)
      lines = Self.plain(error.message) + ["Try '\(help.joined(separator: " "))'."]
    case let error as StreamError:
      status = error.isBrokenPipe ? .brokenPipe : .failure
      lines = error.isBrokenPipe ? [] : Self.plain(error.message)
    default:
      status = .failure
      lines = Self.plain("\(error)")
    }
  }

  private static func plain(_ message: String) -> [String] {
    ["\(Manual.program): error: \(message)"]
  }
}
