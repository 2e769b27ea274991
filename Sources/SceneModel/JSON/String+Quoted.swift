extension String {
  /// The text in quotation marks on one line: control characters as escapes, long text shortened.
  var quoted: String {
    let longest = 60
    var result = "\""
    for scalar in prefix(longest).unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value),
        "\u{2028}", "\u{2029}":
        let code = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + (count > longest ? "…\"" : "\"")
  }
}
