/// `golden`: scenes against their approved frames.
struct GoldenCommand: Command {
  private let task: any Command

  init(_ reader: OptionReader) throws(ArgumentError) {
    guard let word = reader.operands.first else {
      throw .missing("one of \(Words.list(GoldenTask.allCases.map(\.rawValue), "or"))", of: .golden)
    }
    guard let task = GoldenTask(rawValue: word) else {
      throw .badWord(word, expected: Words.list(GoldenTask.allCases.map(\.rawValue), "or"))
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

/// What `golden` can do.
enum GoldenTask: String, CaseIterable {
  case record, verify, approve

  /// The options that only some of them take.
  static let options: [OptionName] = [.all, .changed, .font, .force, .mutate, .report, .workers]

  /// Whether an option of ``options`` is for it.
  func takes(_ name: OptionName) -> Bool {
    switch self {
    case .record: [.all, .changed, .font, .force, .workers].contains(name)
    case .verify: [.font, .mutate, .report, .workers].contains(name)
    case .approve: [.force, .report].contains(name)
    }
  }
}
