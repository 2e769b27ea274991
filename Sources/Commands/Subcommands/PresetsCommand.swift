import ShakeEngine

/// `presets`: the shakes that `--shake` can name, with their parameters.
struct PresetsCommand: Command {
  private let isJSON: Bool

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.takesOperands(0)
    isJSON = reader.has(.json)
  }

  func run(on console: Console, environment: [String: String]) throws -> ExitStatus {
    try console.print(isJSON ? JSONText.document(Preset.all) : text())
    return .success
  }

  private func text() -> String {
    let blocks = Preset.all.map { preset in
      var table = TextTable([("option", .left), ("standard", .left), ("meaning", .left)])
      for parameter in preset.parameters {
        table.add([parameter.option, parameter.standard, parameter.meaning])
      }
      let words = Wrapping.lines(preset.description, indent: 2)
      return ([preset.name] + words + table.lines(indent: 2)).joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

/// A shake that the engine knows by name.
struct Preset: Encodable {
  struct Parameter: Encodable {
    let option: String
    let standard: String
    let meaning: String

    init(_ name: OptionName, _ standard: String, _ meaning: String) {
      option = name.long
      self.standard = standard
      self.meaning = meaning
    }
  }

  let name: String
  let description: String
  let parameters: [Parameter]

  static let all: [Preset] = [afViewShaker, qhlShakes]

  private static let afViewShaker = Preset(
    name: "AFViewShaker",
    description: """
      Along x: 0, 10, -8, 8, -5, 5, 0 points, eased in and out over the whole. The view's own \
      translation is kept.
      """,
    parameters: [
      Parameter(.duration, Decimal.short(AFViewShaker().duration), "seconds, the whole shake")
    ])

  private static let qhlShakes = Preset(
    name: "QHLShakes",
    description: """
      To and fro, each stroke eased in and out: ceil(times/2) + 1 strokes and one back to rest, \
      the first to the positive side. The view's own transform is lost, as in the original.
      """,
    parameters: {
      let standard = QHLShakes()
      return [
        Parameter(.times, "\(standard.times)", "see above; --exact-count makes it the strokes"),
        Parameter(.speed, Decimal.short(standard.speed), "seconds a stroke"),
        Parameter(.range, Decimal.short(standard.range), "points to each side"),
        Parameter(.direction, standard.direction.rawValue, "horizontal or vertical"),
        Parameter(.exactCount, "off", "as many strokes as 'times' says"),
      ]
    }())
}
