/// Reads JSON5 text: JSON with comments, trailing commas, single quotes, bare keys, and numbers
/// such as `+1`, `.5`, `5.`, `0xff`, `Infinity` and `NaN`. Every value and key keeps its place.
///
/// Of JSON5, escapes in bare keys alone are left out.
package struct JSON5Parser {
  /// The most bytes of a text.
  package static let maximumByteCount = 16_777_216
  /// The most arrays and objects inside each other.
  package static let maximumDepth = 128
  /// The most values of a text.
  static let maximumValueCount = 1_000_000

  let bytes: [UInt8]
  var index = 0
  private var depth = 0
  private var valueCount = 0

  /// A parser of a text, which must be valid UTF-8 within the limit of size.
  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a whole text is.
  package static func parse(_ bytes: [UInt8]) throws(JSON5SyntaxError) -> JSONNode {
    guard bytes.count <= maximumByteCount else {
      throw JSON5SyntaxError(
        offset: 0,
        message: "the document is \(bytes.count) bytes long; the most is \(maximumByteCount)")
    }
    if let offset = firstInvalidOffset(in: bytes) {
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      throw JSON5SyntaxError(offset: offset, message: "the text is not UTF-8 (byte 0x\(byte))")
    }
    var parser = JSON5Parser(bytes)
    try parser.skipSpace()
    if parser.isAtEnd {
      throw JSON5SyntaxError(offset: 0, message: "the document is empty; expected an object")
    }
    let root = try parser.parseValue()
    try parser.skipSpace()
    if !parser.isAtEnd { throw parser.expected("the end of the document") }
    return root
  }

  /// A value, at its first byte.
  mutating func parseValue() throws(JSON5SyntaxError) -> JSONNode {
    valueCount += 1
    guard valueCount <= Self.maximumValueCount else {
      throw error("more than \(Self.maximumValueCount) values")
    }
    let location = SourceLocation.document(offset: index)
    let value: JSONValue =
      switch current ?? 0 {
      case UInt8(ascii: "{"): .object(try parseObject())
      case UInt8(ascii: "["): .array(try parseArray())
      case UInt8(ascii: "\""), UInt8(ascii: "'"): .string(try parseString())
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        .number(try parseNumber())
      default: try parseWord()
      }
    return JSONNode(value: value, location: location)
  }

  /// `null`, `true`, `false`, `Infinity` or `NaN`.
  private mutating func parseWord() throws(JSON5SyntaxError) -> JSONValue {
    let start = index
    guard let word = scanIdentifier() else { throw expected("a value") }
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity": return .number(.infinity)
    case "NaN": return .number(.nan)
    default:
      index = start
      throw error("expected a value, got \(word.quoted) (words stand in quotes)")
    }
  }

  private mutating func parseArray() throws(JSON5SyntaxError) -> [JSONNode] {
    let start = try open()
    var elements: [JSONNode] = []
    try skipSpace()
    while current != UInt8(ascii: "]") {
      if isAtEnd { throw unclosed("array", start) }
      elements.append(try parseValue())
      try separate(before: UInt8(ascii: "]"), in: "array", start)
    }
    close()
    return elements
  }

  private mutating func parseObject() throws(JSON5SyntaxError) -> [JSONMember] {
    let start = try open()
    var members: [JSONMember] = []
    try skipSpace()
    while current != UInt8(ascii: "}") {
      if isAtEnd { throw unclosed("object", start) }
      let keyLocation = SourceLocation.document(offset: index)
      let key = try parseKey()
      try skipSpace()
      guard current == UInt8(ascii: ":") else {
        throw expected("\":\" after the key \(key.quoted)")
      }
      index += 1
      try skipSpace()
      members.append(JSONMember(key: key, keyLocation: keyLocation, value: try parseValue()))
      try separate(before: UInt8(ascii: "}"), in: "object", start)
    }
    close()
    return members
  }

  private mutating func parseKey() throws(JSON5SyntaxError) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try parseString() }
    guard let key = scanIdentifier() else { throw expected("a key or \"}\"") }
    return key
  }

  /// The comma after an element, or the end of its array or object.
  private mutating func separate(
    before end: UInt8, in kind: String, _ start: Int
  ) throws(JSON5SyntaxError) {
    try skipSpace()
    if current == UInt8(ascii: ",") {
      index += 1
      try skipSpace()
    } else if isAtEnd {
      throw unclosed(kind, start)
    } else if current != end {
      throw expected("\",\" or \"\(Character(Unicode.Scalar(end)))\"")
    }
  }

  private mutating func open() throws(JSON5SyntaxError) -> Int {
    guard depth < Self.maximumDepth else {
      throw error("more than \(Self.maximumDepth) arrays and objects inside each other")
    }
    depth += 1
    index += 1
    return index - 1
  }

  private mutating func close() {
    depth -= 1
    index += 1
  }

  private func unclosed(_ kind: String, _ start: Int) -> JSON5SyntaxError {
    JSON5SyntaxError(offset: start, message: "this \(kind) is not closed before the text ends")
  }
}
