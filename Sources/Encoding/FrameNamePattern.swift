/// Reads the last part of a path such as `frame-%04d.png`.
struct FrameNamePattern {
  private var rest: ArraySlice<UInt8>
  /// What comes before the index.
  private(set) var prefix = ""
  /// What comes after it.
  private(set) var suffix = ""
  /// N of `%0Nd`; 0 for `%d`.
  private(set) var minimumDigits = 0

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func parse() throws(FrameNamePatternError) {
    prefix = try text()
    guard !rest.isEmpty else { throw .noNumber }
    minimumDigits = try width()
    suffix = try text()
    guard rest.isEmpty else { throw .severalNumbers }
  }

  /// Text up to a token or the end, with `%%` undoubled.
  private mutating func text() throws(FrameNamePatternError) -> String {
    var bytes: [UInt8] = []
    while let byte = rest.first {
      if byte != UInt8(ascii: "%") {
        bytes.append(byte)
        rest = rest.dropFirst()
      } else if rest.dropFirst().first == byte {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The N of a `%0Nd`, or 0 for `%d`.
  private mutating func width() throws(FrameNamePatternError) -> Int {
    let digits = rest.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let token = String(decoding: rest.prefix(digits.count + 2), as: UTF8.self)
    guard token.utf8.last == UInt8(ascii: "d") else { throw .unknownToken(token) }
    rest = rest.dropFirst(digits.count + 2)
    if digits.isEmpty { return 0 }
    guard digits.first == UInt8(ascii: "0"), digits.count > 1,
      let width = Int(String(decoding: digits, as: UTF8.self)), (1...19).contains(width)
    else { throw .unknownToken(token) }
    return width
  }
}
