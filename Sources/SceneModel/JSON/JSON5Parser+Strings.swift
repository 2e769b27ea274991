extension JSON5Parser {
  /// A string in single or double quotes, at its opening quote.
  mutating func parseString() throws(JSON5SyntaxError) -> String {
    let start = index
    let quote = current
    index += 1
    var text: [UInt8] = []
    var plainStart = index
    while let byte = current, byte != 0x0A, byte != 0x0D {
      if byte == quote {
        text += bytes[plainStart..<index]
        index += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        text += bytes[plainStart..<index]
        try parseEscape(into: &text)
        plainStart = index
      } else {
        index += 1
      }
    }
    throw JSON5SyntaxError(offset: start, message: "this string has no closing quote on its line")
  }

  /// What follows a backslash, at the backslash.
  private mutating func parseEscape(into text: inout [UInt8]) throws(JSON5SyntaxError) {
    let start = index
    index += 1
    guard let (scalar, length) = scalar(at: index) else { return }
    index += length
    switch scalar {
    case "b": text.append(0x08)
    case "f": text.append(0x0C)
    case "n": text.append(0x0A)
    case "r": text.append(0x0D)
    case "t": text.append(0x09)
    case "v": text.append(0x0B)
    case "x": text.append(contentsOf: Array(String(Character(try hexScalar(2, start))).utf8))
    case "u": try parseUnicodeEscape(start, into: &text)
    case "\r":
      // A line that goes on: CR LF is one line's end.
      if current == 0x0A { index += 1 }
    case "\n", "\u{2028}", "\u{2029}": break
    case "0" where !isDigit(current): text.append(0)
    case "0"..."9":
      throw JSON5SyntaxError(offset: start, message: "an escape cannot be a number; use \\u0000")
    default: text.append(contentsOf: Array(String(Character(scalar)).utf8))
    }
  }

  /// `\uXXXX`, or the two that make one code point.
  private mutating func parseUnicodeEscape(
    _ start: Int, into text: inout [UInt8]
  ) throws(JSON5SyntaxError) {
    var value = try hexDigits(4, start)
    if (0xD800..<0xDC00).contains(value), current == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      let next = index
      index += 2
      let low = try hexDigits(4, next)
      if (0xDC00..<0xE000).contains(low) {
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      } else {
        index = next
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      let code = String(value, radix: 16, uppercase: true)
      throw JSON5SyntaxError(
        offset: start, message: "\\u\(code) is half of a surrogate pair without its other half")
    }
    text.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  private mutating func hexScalar(
    _ count: Int, _ start: Int
  ) throws(JSON5SyntaxError) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: try hexDigits(count, start)))
  }

  private mutating func hexDigits(_ count: Int, _ start: Int) throws(JSON5SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = current.flatMap(hexValue) else {
        throw JSON5SyntaxError(
          offset: start, message: "this escape needs \(count) hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
