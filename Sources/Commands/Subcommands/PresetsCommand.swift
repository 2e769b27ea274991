import Golden
import ShakeEngine

/// `presets`: the shakes that `--shake` can name, with their parameters.
struct PresetsCommand: Command {
  private let isJSON: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.takesOperands(0)
    isJSON = reader.has(.json)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    let presets = PresetCatalog.all.map(Entry.init)
    try console.print(isJSON ? JSONText.document(presets) : Self.text(presets))
    return .success
  }

  private static func text(_ presets: [Entry]) -> String {
    let blocks = presets.map { preset in
      var table = TextTable([
        ("option", .left), ("standard", .left), ("range", .left), ("meaning", .left),
      ])
      for parameter in preset.parameters {
        let unit = parameter.unit.isEmpty ? "" : " " + parameter.unit
        table.add([
          parameter.option, parameter.standard + unit, parameter.range, parameter.summary,
        ])
      }
      let lines = [preset.name] + Wrapping.lines(preset.summary, indent: 2)
      return (lines + table.lines(indent: 2)).joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private struct Entry: Encodable {
    struct Parameter: Encodable {
      let name: String
      let option: String
      let standard: String
      let range: String
      let unit: String
      let summary: String
    }

    let name: String
    let summary: String
    let parameters: [Parameter]

    init(_ preset: Preset) {
      name = preset.name
      summary = preset.summary
      parameters = preset.parameters.map { parameter in
        Parameter(
          name: parameter.name, option: "--" + Self.hyphenated(parameter.name),
          standard: parameter.defaultValue, range: parameter.range, unit: parameter.unit,
          summary: parameter.summary)
      }
    }

    /// The way options are spelled: `exactCount` is `exact-count`.
    private static func hyphenated(_ name: String) -> String {
      name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
  }
}
