/// Colours for the words that matter, where someone sees them and wants them.
package struct Style: Sendable {
  private let hasColor: Bool

  /// Colours if the stream is a terminal and neither the command line, nor `NO_COLOR`, nor a dumb
  /// terminal forbids them.
  package init(
    for stream: any ByteStream, environment: [String: String], isForbidden: Bool = false
  ) {
    let isAsked = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    hasColor = stream.isTerminal && isAsked && !isForbidden
  }

  /// The line with its first `error:` in red.
  func error(_ line: String) -> String { colored(line, word: "error:", code: 31) }

  /// The line with its first `warning:` in yellow.
  func warning(_ line: String) -> String { colored(line, word: "warning:", code: 33) }

  private func colored(_ line: String, word: String, code: Int) -> String {
    let line = Self.printable(line)
    guard hasColor else { return line }
    return line.replacing(word, with: "\u{1B}[1;\(code)m\(word)\u{1B}[0m", maxReplacements: 1)
  }

  /// One line that no name in it can break or recolour: control characters as escapes.
  static func printable(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x0A: result += "\\n"
      case 0..<0x20, 0x7F..<0xA0: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
