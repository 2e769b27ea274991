import Golden
import SceneModel
import ShakeEngine

/// `presets`: the shakes that `--shake` can name, with their parameters, or one in detail.
struct PresetsCommand: Command {
  private let preset: Preset?
  private let isJSON: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.takesOperands(1)
    var preset: Preset?
    if let word = reader.operands.first { preset = try Self.preset(word) }
    self.preset = preset
    isJSON = reader.has(.json)
  }

  /// The preset of a name, in any case, as `--shake` takes it.
  private static func preset(_ word: String) throws(ArgumentError) -> Preset {
    let presets = PresetCatalog.all
    if let preset = presets.first(where: { $0.name.lowercased() == word.lowercased() }) {
      return preset
    }
    let names = presets.map(\.name)
    throw .badWord(
      word, expected: Words.list(names, "or"),
      suggestion: Suggestion.nearest(to: word, among: names))
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    if let facts = preset.map(PresetFacts.init) {
      try console.print(isJSON ? JSONText.document(facts) : facts.details.text)
    } else {
      let all = PresetCatalog.all.map(PresetFacts.init)
      try console.print(
        isJSON ? JSONText.document(all) : Array(all.map(\.lines).joined(separator: [""])).text)
    }
    return .success
  }
}

extension [String] {
  /// The lines as a text.
  fileprivate var text: String { joined(separator: "\n") + "\n" }
}
