extension GoldenName {
  /// The name as one part of a path, for files about it in a folder of their own: letters, digits,
  /// `.`, `_` and `-` stay, every other byte is written `%2F`. Different names stay different; one
  /// that grows too long ends in a number made from all of it.
  public var stem: String {
    let escaped = PercentEncoding.part(text)
    guard escaped.utf8.count > Self.maximumPartLength else { return escaped }
    return escaped.prefix(Self.maximumPartLength - 17) + "~" + hash
  }

  /// The 64-bit FNV-1a hash, in hexadecimal.
  private var hash: String {
    let value = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
