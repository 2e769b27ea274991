/// Names of files about something that is called anything at all.
package enum FileStem {
  /// A text as one part of a path: letters, digits, `.`, `_` and `-` stay, every other byte is
  /// written `%2F`. Different texts stay different; one that grows too long ends in a number made
  /// from all of it.
  package static func of(_ text: String) -> String {
    let escaped = PercentEncoding.part(text)
    guard escaped.utf8.count > GoldenName.maximumPartLength else { return escaped }
    return escaped.prefix(GoldenName.maximumPartLength - 17) + "~" + hash(of: text)
  }

  /// The 64-bit FNV-1a hash, in hexadecimal.
  private static func hash(of text: String) -> String {
    let value = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
