import Commands

/// A whole command line run in process, and what came of it.
struct Session {
  let status: ExitStatus
  let output: String
  let error: String
  /// The bytes behind ``output``.
  let bytes: [UInt8]

  /// The lines on stderr.
  var errorLines: [String] { error.split(separator: "\n").map(String.init) }

  /// Runs the program with these words.
  init(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    isTerminal: Bool = false
  ) {
    self.init(arguments, input: input, environment: environment, isTerminal: isTerminal)
  }

  /// Runs the program with these words.
  init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    isTerminal: Bool = false
  ) {
    let output = MemoryStream(isTerminal: isTerminal)
    let error = MemoryStream(isTerminal: isTerminal)
    let streams = Streams(input: MemoryStream(input: input), output: output, error: error)
    status = Program(environment: environment, streams: streams).run(arguments)
    bytes = output.bytes
    self.output = output.text
    self.error = error.text
  }
}
