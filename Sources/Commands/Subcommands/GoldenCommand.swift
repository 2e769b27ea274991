import SceneModel

/// `golden`: scenes against their approved frames.
struct GoldenCommand: Command {
  private let task: any Command

  init(_ reader: OptionReader) throws(ArgumentError) {
    let tasks = GoldenTask.allCases.map(\.rawValue)
    guard let word = reader.operands.first else {
      throw .missing("one of \(Words.list(tasks, "or"))", of: .golden)
    }
    guard let task = GoldenTask(rawValue: word) else {
      throw .badWord(
        word, expected: Words.list(tasks, "or"),
        suggestion: Suggestion.nearest(to: word, among: tasks))
    }
    for name in GoldenTask.options where reader.has(name) {
      guard task.takes(name) else { throw .rule("\(name.long) is not for golden \(word)") }
    }
    switch task {
    case .record: self.task = try GoldenRecording(reader)
    case .verify: self.task = try GoldenVerification(reader)
    case .approve: self.task = try GoldenAcceptance(reader)
    }
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    try task.run(on: console, environment: environment)
  }
}
