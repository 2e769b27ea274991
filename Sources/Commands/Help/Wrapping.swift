/// Breaks text into lines between words.
enum Wrapping {
  /// The columns of help.
  static let width = 80

  /// The text in lines of at most `width` columns with `indent` spaces before each. Paragraphs are
  /// separated by empty lines. A word that is longer than a line keeps a line to itself.
  static func lines(_ text: String, indent: Int = 0, width: Int = width) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return paragraphs(text).flatMap { paragraph in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        if line.isEmpty {
          line = margin + word
        } else if line.count + 1 + word.count <= width {
          line += " " + word
        } else {
          lines.append(line)
          line = margin + word
        }
      }
      return line.isEmpty ? lines + [""] : lines + [line]
    }
  }

  /// The paragraphs, with an empty one between each two.
  private static func paragraphs(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A command line that can be pasted into a shell, broken before options where it is too long.
  static func command(_ text: String) -> [String] {
    let words = text.replacing(" -", with: "\n-").split(separator: "\n").map(String.init)
    return words.reduce(into: ["  "]) { lines, word in
      let line = lines[lines.count - 1]
      if line.count + word.count + 3 <= width || line.allSatisfy(\.isWhitespace) {
        lines[lines.count - 1] = line + (line.allSatisfy(\.isWhitespace) ? "" : " ") + word
      } else {
        lines[lines.count - 1] = line + " \\"
        lines.append("    " + word)
      }
    }
  }

  /// A term at `indent` and its explanation from `column` on; on the next line where the term is
  /// too long.
  static func entry(_ term: String, _ text: String, indent: Int = 2, column: Int) -> [String] {
    let head = String(repeating: " ", count: indent) + term
    var body = lines(text, indent: column)
    guard head.count < column, let first = body.first else { return [head] + body }
    body[0] = head.padding(to: column) + first.dropFirst(column)
    return body
  }
}

extension String {
  /// The text with spaces after it up to a width.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
