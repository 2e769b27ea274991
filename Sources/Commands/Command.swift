/// A subcommand at work: first words become options, then the options are carried out.
protocol Command: Sendable {
  /// Gives the typed words their meaning. At most it looks what kind of thing a path is; nothing is
  /// read or written.
  ///
  /// - Throws: `ArgumentError` for words that make no sense.
  init(_ reader: OptionReader) throws(ArgumentError)

  /// Does it.
  ///
  /// - Throws: whatever `Report` has words for.
  func run(on console: Console, environment: [String: String]) throws -> ExitStatus
}

extension Subcommand {
  /// What carries it out.
  var command: any Command.Type {
    switch self {
    case .render: RenderCommand.self
    case .still: StillCommand.self
    case .curve: CurveCommand.self
    case .measure: MeasureCommand.self
    case .explain: ExplainCommand.self
    case .golden: GoldenCommand.self
    case .diff: DiffCommand.self
    case .presets: PresetsCommand.self
    case .devices: DevicesCommand.self
    case .schema: SchemaCommand.self
    case .doctor: DoctorCommand.self
    case .completions: CompletionsCommand.self
    case .help: HelpCommand.self
    }
  }
}
