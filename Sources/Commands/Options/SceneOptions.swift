import Geometry
import SceneModel
import ShakeEngine

/// Which scene, and what the command line changes in it.
struct SceneOptions: Sendable {
  /// Where the scene comes from.
  enum Source: Hashable, Sendable {
    case builtIn
    case file(String)
    case standardInput
    case screenshot(Screenshot)
  }

  let source: Source
  let overrides: SceneOverrides

  /// Whether the 'times' of QHLShakes comes from the command line, and not out of a document of the
  /// user's.
  var saysTimes: Bool {
    if overrides.times != nil
      || overrides.assignments.contains(where: { $0.key.hasSuffix(".times") })
      || presetName != nil
    {
      return true
    }
    return switch source {
    case .builtIn, .screenshot: true
    case .file, .standardInput: false
    }
  }

  init(_ reader: OptionReader) throws(ArgumentError) {
    try reader.takesOperands(1)
    let scale = try reader.count(.scale, "a whole number from 1 to 20", in: 1...20)
    source = try Self.source(reader, scale: scale)
    var overrides = try Self.shake(reader)
    for text in reader.texts(.set) {
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw .badValue(option: .set, value: text, expected: "KEY=VALUE")
      }
      let value = String(text[text.index(after: equals)...])
      overrides.assignments.append(.init(key: String(text[..<equals]), value: value))
    }
    if case .screenshot = source {} else { overrides.scale = scale }
    self.overrides = overrides
  }

  /// The scene that a recording is held against, or the built-in one for a preset by itself.
  init(expectedBy reader: OptionReader) throws(ArgumentError) {
    overrides = try Self.shake(reader)
    switch reader.text(.against) {
    case nil: source = .builtIn
    case "-": source = .standardInput
    case let path?: source = .file(path)
    }
    guard source == .builtIn, let name = overrides.shake, presetName == nil else { return }
    let presets = PresetCatalog.all.map(\.name)
    throw .badValue(
      option: .shake, value: name,
      expected: Words.list(presets, "or") + ", or a shake of the scene that --against names",
      suggestion: Suggestion.nearest(to: name, among: presets))
  }

  /// The name of the preset that the command line plays, as it is spelled; nil for other shakes.
  var presetName: String? {
    let name = overrides.shake?.lowercased()
    return PresetCatalog.all.map(\.name).first { $0.lowercased() == name }
  }

  private static func source(
    _ reader: OptionReader, scale: Int?
  ) throws(ArgumentError) -> Source {
    guard let path = reader.text(.screenshot) else {
      for name in [OptionName.rect, .fill, .plate, .padding] where reader.has(name) {
        throw .requires(name.long, "--screenshot PNG")
      }
      guard let name = reader.operands.first else { return .builtIn }
      if name.isEmpty { throw .badWord(name, expected: "a scene's file") }
      return name == "-" ? .standardInput : .file(name)
    }
    if let scene = reader.operands.first { throw .conflict("--screenshot", "the scene '\(scene)'") }
    guard let text = reader.text(.rect) else { throw .requires("--screenshot", "--rect X,Y,W,H") }
    try reader.exclude(.fill, .plate)
    return .screenshot(
      Screenshot(
        path: path, rect: try rect(text), scale: scale, fill: reader.text(.fill),
        plate: reader.text(.plate),
        padding: try reader.number(.padding, "points, 0 or more") { $0 >= 0 }))
  }

  private static func rect(_ text: String) throws(ArgumentError) -> Rect {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Number.finite($0) }
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw .badValue(
        option: .rect, value: text, expected: "X,Y,W,H in points, with W and H above 0")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func shake(_ reader: OptionReader) throws(ArgumentError) -> SceneOverrides {
    let seconds = "seconds above 0"
    // In a curve, views alone are rows to list.
    let hasShakers = reader.subcommand != .curve || reader.has(.shake)
    return SceneOverrides(
      shake: reader.text(.shake), views: hasShakers ? reader.texts(.view) : [],
      duration: try reader.number(.duration, seconds) { $0 > 0 },
      times: try reader.count(.times, "a whole number", in: Int.min...Int.max),
      speed: try reader.number(.speed, seconds) { $0 > 0 },
      range: try reader.number(.range, "points"),
      direction: try reader.choice(.direction, QHLShakes.Direction.self)?.rawValue,
      exactCount: reader.has(.exactCount) ? true : nil)
  }
}
