/// `completions`: a script for a shell.
struct CompletionsCommand: Command {
  private let shell: CompletionScript.Shell

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.takesOperands(1)
    guard let word = reader.operands.first else {
      throw .missing("a shell: bash, zsh or fish", of: .completions)
    }
    guard let shell = CompletionScript.Shell(rawValue: word) else {
      throw .badWord(word, expected: "bash, zsh or fish")
    }
    self.shell = shell
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    try console.print(CompletionScript.text(for: shell))
    return .success
  }
}
