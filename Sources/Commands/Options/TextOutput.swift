import Encoding

/// A kind of text that a result can be written as, named as its file's ending.
protocol TextFormat: RawRepresentable<String>, CaseIterable, Sendable {
  /// Where nothing says otherwise.
  static var standard: Self { get }
  /// What `--json` asks for.
  static var json: Self { get }
}

/// Where a text goes, and as what.
struct TextOutput<Format: TextFormat>: Sendable {
  /// The path; `-` for stdout.
  let path: String
  let format: Format

  /// What the command line asks for; stdout where it names no output.
  static func all(_ reader: OptionReader) throws(ArgumentError) -> [TextOutput] {
    try reader.exclude(.format, .json)
    let format = try reader.choice(.format, Format.self) ?? (reader.has(.json) ? .json : nil)
    let paths = reader.texts(.output)
    if paths.isEmpty { return [TextOutput(path: "-", format: format ?? .standard)] }
    var outputs: [TextOutput] = []
    for path in paths {
      outputs.append(TextOutput(path: path, format: try self.format(of: path, asked: format)))
    }
    return outputs
  }

  private static func format(
    of path: String, asked: Format?
  ) throws(ArgumentError) -> Format {
    if path == "-" { return asked ?? .standard }
    let ending = Format.allCases.first { path.lowercased().hasSuffix(".\($0.rawValue)") }
    guard let format = ending ?? asked else {
      let endings = Words.list(Format.allCases.map { ".\($0.rawValue)" }, "or")
      throw .rule("\(path): the ending says no format; use \(endings), or --format")
    }
    return format
  }

  /// Refuses outputs that get in each other's way, or in the way of files that were read.
  static func check(_ outputs: [TextOutput], inputs: [String]) throws(ArgumentError) {
    try OutputCheck.check(outputs.map { .still(path: $0.path) }, inputs: inputs)
  }

  /// Writes the text that `make` makes in the format.
  func write(on console: Console, _ make: (Format) throws -> String) throws {
    let text = try make(format)
    if path == "-" {
      try console.print(text)
    } else {
      try WholeFile.write(Array(text.utf8), to: path)
    }
  }
}
