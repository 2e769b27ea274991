/// Text in HTML and XML, between tags and in attributes.
package enum Markup {
  /// The text with everything escaped that could be more than text. Line ends and tabs are written
  /// as numbers, so that an attribute keeps them; characters that XML 1.0 cannot have become U+FFFD.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// JSON as the contents of a script element: only `<` could end that, and JSON has it in strings
  /// alone.
  package static func scriptData(_ json: String) -> String {
    json.replacing("<", with: "\\u003c")
  }
}
