extension JSON5Parser {
  /// A number, at its sign or first character.
  mutating func parseNumber() throws(JSON5SyntaxError) -> Double {
    let start = index
    let isNegative = current == UInt8(ascii: "-")
    if isNegative || current == UInt8(ascii: "+") { index += 1 }
    let magnitude: Double
    if let word = scanIdentifier() {
      switch word {
      case "Infinity": magnitude = .infinity
      case "NaN": magnitude = .nan
      default:
        index = start
        throw error("expected a number, got \(word.quoted) after the sign")
      }
    } else if current == UInt8(ascii: "0"), index + 1 < bytes.count, bytes[index + 1] | 0x20 == 0x78
    {
      magnitude = try parseHexadecimal(start)
    } else {
      magnitude = try parseDecimal(start)
    }
    if let (scalar, _) = scalar(at: index), scalar.properties.isXIDContinue || scalar == "." {
      throw error("unexpected \(String(Character(scalar)).quoted) in a number")
    }
    return isNegative ? -magnitude : magnitude
  }

  private mutating func parseHexadecimal(_ start: Int) throws(JSON5SyntaxError) -> Double {
    index += 2
    guard current.flatMap(hexValue) != nil else {
      throw JSON5SyntaxError(offset: start, message: "expected hexadecimal digits after \"0x\"")
    }
    var value = 0.0
    while let digit = current.flatMap(hexValue) {
      value = value * 16 + Double(digit)
      index += 1
    }
    return value
  }

  private mutating func parseDecimal(_ start: Int) throws(JSON5SyntaxError) -> Double {
    let whole = scanDigits()
    if whole.count > 1, whole.first == "0" {
      throw JSON5SyntaxError(offset: start, message: "a number cannot begin with 0")
    }
    var fraction = ""
    if current == UInt8(ascii: ".") {
      index += 1
      fraction = scanDigits()
    }
    if whole.isEmpty, fraction.isEmpty { throw expected("a digit") }
    var exponent = ""
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      let sign = current
      if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
      exponent = scanDigits()
      if exponent.isEmpty { throw expected("the digits of an exponent") }
      if sign == UInt8(ascii: "-") { exponent = "-" + exponent }
    }
    if fraction.isEmpty, exponent.isEmpty, whole.utf8.count < 16, let number = Int(whole) {
      return Double(number)
    }
    // The library's conversion is correctly rounded, knows no locale, and makes 1e999 infinite.
    let text = "\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)"
    return Double(exponent.isEmpty ? text : "\(text)e\(exponent)") ?? .nan
  }

  private mutating func scanDigits() -> String {
    let start = index
    while isDigit(current) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Whether a byte is a decimal digit.
  func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// The value of a hexadecimal digit; nil for other bytes.
  func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
