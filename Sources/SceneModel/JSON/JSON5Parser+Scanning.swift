extension JSON5Parser {
  /// Whether the whole text is read.
  var isAtEnd: Bool { index >= bytes.count }

  /// The byte at the reading place; nil at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The code point at an offset and its length in bytes; nil at the end.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[offset + 1..<offset + length] { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// Moves past white space and comments.
  mutating func skipSpace() throws(JSON5SyntaxError) {
    while let byte = current {
      switch byte {
      case 0x09...0x0D, 0x20:
        index += 1
      case UInt8(ascii: "/"):
        try skipComment()
      case 0x80...:
        guard let (scalar, length) = scalar(at: index),
          scalar.properties.isWhitespace || scalar == "\u{FEFF}"
        else { return }
        index += length
      default:
        return
      }
    }
  }

  private mutating func skipComment() throws(JSON5SyntaxError) {
    let start = index
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    if second == UInt8(ascii: "/") {
      while let byte = current, byte != 0x0A, byte != 0x0D { index += 1 }
    } else if second == UInt8(ascii: "*") {
      index += 2
      while index + 1 < bytes.count,
        bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
      {
        index += 1
      }
      guard index + 1 < bytes.count else {
        throw JSON5SyntaxError(offset: start, message: "this comment is not closed")
      }
      index += 2
    } else {
      throw error("expected a value, or a comment after \"/\"")
    }
  }

  /// A bare word at the reading place; nil when there is none.
  mutating func scanIdentifier() -> String? {
    let start = index
    while let (scalar, length) = scalar(at: index) {
      let continues =
        scalar == "$" || scalar == "_"
        || (index == start
          ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
      guard continues else { break }
      index += length
    }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  /// An error at the reading place.
  func error(_ message: String) -> JSON5SyntaxError {
    JSON5SyntaxError(offset: index, message: message)
  }

  /// An error that says what should be at the reading place, and what is there.
  func expected(_ what: String) -> JSON5SyntaxError { error("expected \(what), got \(found)") }

  /// What begins at the reading place, in a word or two.
  private var found: String {
    guard let (scalar, _) = scalar(at: index) else { return "the end of the document" }
    switch scalar {
    case "\"", "'": return "a string"
    case "0"..."9": return "a number"
    case "+", "-", ".":
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      return isDigit(next) || next == UInt8(ascii: ".")
        ? "a number" : String(Character(scalar)).quoted
    default:
      var word = self
      return (word.scanIdentifier() ?? String(Character(scalar))).quoted
    }
  }

  /// The offset of the first byte that is no UTF-8.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    // Decoding replaces what is invalid: text that comes back the same is valid.
    if Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
