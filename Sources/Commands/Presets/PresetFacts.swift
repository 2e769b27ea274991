import Golden
import ShakeEngine

/// What there is to know of a preset.
struct PresetFacts: Encodable {
  /// A parameter, and the option that sets it.
  struct Parameter: Encodable {
    let name: String
    let option: String
    let standard: String
    let range: String
    let unit: String
    let summary: String
    fileprivate let isWord: Bool

    private enum CodingKeys: CodingKey { case name, option, standard, range, unit, summary }

    /// The standard as a document has it.
    fileprivate var member: String {
      "\"\(name)\": " + (isWord ? "\"\(standard)\"" : standard)
    }
  }

  /// Where the motion is at a time, with all standards.
  struct Keyframe: Encodable {
    let keyPath: String
    @JSONNumber var time: Double
    @JSONNumber var value: Double
  }

  let name: String
  let summary: String
  let parameters: [Parameter]
  /// The keyframes with all standards, by rising time.
  let keyframes: [Keyframe]
  /// How long it takes with all standards, in seconds.
  @JSONNumber var duration: Double

  init(_ preset: Preset) {
    let analysis = ShakeAnalysis(preset.motion)
    name = preset.name
    summary = preset.summary
    duration = analysis.duration
    parameters = preset.parameters.map { parameter in
      Parameter(
        name: parameter.name, option: "--" + Self.hyphenated(parameter.name),
        standard: parameter.defaultValue, range: parameter.range, unit: parameter.unit,
        summary: parameter.summary, isWord: parameter.kind == .choice)
    }
    keyframes = analysis.keyframes.map {
      Keyframe(
        keyPath: $0.keyPath.rawValue, time: $0.time, value: $0.keyPath.measure($0.value))
    }
  }

  /// The way options are spelled: `exactCount` is `exact-count`.
  private static func hyphenated(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}

extension PresetFacts {
  /// The name, the line and the parameters.
  var lines: [String] {
    var table = TextTable([
      ("option", .left), ("standard", .left), ("range", .left), ("meaning", .left),
    ])
    for parameter in parameters {
      let unit = parameter.unit.isEmpty ? "" : " " + parameter.unit
      table.add([
        parameter.option, parameter.standard + unit, parameter.range, parameter.summary,
      ])
    }
    return [name] + Wrapping.lines(summary, indent: 2) + table.lines(indent: 2)
  }

  /// The lines, the motion with all standards, and how a scene has it.
  var details: [String] {
    var table = TextTable([("at", .right), ("moves", .left), ("to", .right)])
    for keyframe in keyframes {
      guard let path = KeyPath(rawValue: keyframe.keyPath) else { continue }
      table.add([
        "\(DecimalText.fixed(keyframe.time, 4)) s", path.words, path.text(keyframe.value),
      ])
    }
    let members = parameters.map(\.member).joined(separator: ", ")
    let document = """
        "shakes": {
          "wrongPassword": {
            "views": ["ID"], "preset": "\(name)",
            \(members)
          }
        }
      """
    return lines
      + ["", "With all standards, \(DecimalText.short(duration)) s"] + table.lines(indent: 2)
      + ["", "In a scene", document]
  }
}
