import Encoding

/// A kind of file that a result can be written as, named as its ending.
protocol ResultFormat: RawRepresentable<String>, CaseIterable, Sendable {
  /// Where nothing says otherwise.
  static var standard: Self { get }
  /// What `--json` asks for.
  static var json: Self { get }
}

/// Where a result goes, and as what.
struct ResultOutput<Format: ResultFormat>: Sendable {
  /// The path; `-` for stdout.
  let path: String
  let format: Format

  /// What the command line asks for; stdout where it names no output.
  static func all(_ reader: OptionReader) throws(ArgumentError) -> [ResultOutput] {
    try reader.exclude(.format, .json)
    let format = try reader.choice(.format, Format.self) ?? (reader.has(.json) ? .json : nil)
    let paths = reader.texts(.output)
    if paths.isEmpty { return [ResultOutput(path: "-", format: format ?? .standard)] }
    var outputs: [ResultOutput] = []
    for path in paths {
      outputs.append(ResultOutput(path: path, format: try self.format(of: path, asked: format)))
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
  static func check(_ outputs: [ResultOutput], inputs: [String]) throws(ArgumentError) {
    try OutputCheck.check(outputs.map { .still(path: $0.path) }, inputs: inputs)
  }

  /// Writes what `make` makes in each one's format, when all of it is made.
  static func write(
    _ outputs: [ResultOutput], on console: Console, _ make: (Format) throws -> [UInt8]
  ) throws {
    let files = try outputs.map { (path: $0.path, bytes: try make($0.format)) }
    for file in files {
      if file.path == "-" {
        try console.streams.output.write(file.bytes)
      } else {
        try WholeFile.write(file.bytes, to: file.path)
      }
    }
  }
}
