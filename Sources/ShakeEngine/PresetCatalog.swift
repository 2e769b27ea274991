/// The shakes that have a name, with all their parameters.
public enum PresetCatalog {
  /// The presets, in the order in which they are listed.
  public static let all: [Preset] = [afViewShaker, qhlShakes]

  /// The preset of a name, spelled as ``Preset/name``; nil for other names.
  public static func preset(named name: String) -> Preset? { all.first { $0.name == name } }

  private static let afViewShaker = Preset(
    name: "AFViewShaker",
    summary:
      "A decaying shake along x over 10, -8, 8, -5 and 5 pt, eased over the whole animation.",
    motion: .afViewShaker(AFViewShaker()),
    parameters: [
      Preset.Parameter(
        name: "duration", kind: .number, defaultValue: "0.5", range: "> 0", unit: "s",
        summary: "how long the whole shake takes")
    ])

  private static let qhlShakes = Preset(
    name: "QHLShakes",
    summary:
      "A steady shake of ceil(times / 2) + 1 equal strokes and one back, each eased by itself.",
    motion: .qhlShakes(QHLShakes()),
    parameters: [
      Preset.Parameter(
        name: "times", kind: .count, defaultValue: "10", range: "0...\(QHLShakes.maximumTimes)",
        unit: "", summary: "how many strokes are asked for; about half of them are made"),
      Preset.Parameter(
        name: "speed", kind: .number, defaultValue: "0.05", range: "> 0", unit: "s",
        summary: "how long each stroke takes"),
      Preset.Parameter(
        name: "range", kind: .number, defaultValue: "5", range: "any", unit: "pt",
        summary: "how far a stroke goes from rest; negative starts to the left or upwards"),
      Preset.Parameter(
        name: "direction", kind: .choice, defaultValue: "horizontal",
        range: QHLShakes.Direction.allCases.map(\.rawValue).joined(separator: "|"), unit: "",
        summary: "which way it moves"),
      Preset.Parameter(
        name: "exactCount", kind: .flag, defaultValue: "false", range: "true|false", unit: "",
        summary: "make as many strokes as times says"),
    ])
}
