import SceneModel

/// `schema`: the JSON schema of scene documents.
struct SchemaCommand: Command {
  init(_ reader: OptionReader) throws(ArgumentError) { try reader.takesOperands(0) }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let text = SceneSchema.json
    try console.print(text.hasSuffix("\n") ? text : text + "\n")
    return .success
  }
}
