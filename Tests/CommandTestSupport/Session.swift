package import Commands

/// A whole command line run in process, and what came of it.
package struct Session {
  package let status: ExitStatus
  package let output: String
  package let error: String
  /// The bytes behind ``output``.
  package let bytes: [UInt8]

  /// The lines on stderr.
  package var errorLines: [String] { error.split(separator: "\n").map(String.init) }

  /// Runs the program with these words.
  package init(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    isTerminal: Bool = false
  ) {
    self.init(arguments, input: input, environment: environment, isTerminal: isTerminal)
  }

  /// Runs the program with these words.
  package init(
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
