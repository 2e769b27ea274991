/// Text in URLs (RFC 3986).
enum PercentEncoding {
  /// One part of a path: all but letters, digits, `.`, `_` and `-` is escaped, byte by byte.
  static func part(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// A relative path: part by part, so that none of it is taken for a scheme, a query or a
  /// fragment.
  static func path(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part(String($0)) }
      .joined(separator: "/")
  }
}
