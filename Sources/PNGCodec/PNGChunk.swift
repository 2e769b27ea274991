import CPNG

/// A length, a name, some bytes and a checksum: the unit that PNG files are made of.
enum PNGChunk {
  /// Appends a whole chunk to `file`.
  static func append(_ name: StaticString, _ body: [UInt8], to file: inout [UInt8]) {
    appendNumber(UInt32(body.count), to: &file)
    let start = file.count
    name.withUTF8Buffer { file.append(contentsOf: $0) }
    file.append(contentsOf: body)
    appendNumber(checksum(of: file[start...]), to: &file)
  }

  /// The CRC-32 of a chunk's name and bytes.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(crc32_z(0, $0.baseAddress, $0.count)) }
  }

  /// Appends a number, most significant byte first.
  static func appendNumber(_ value: UInt32, to file: inout [UInt8]) {
    file.append(UInt8(value >> 24))
    file.append(UInt8(value >> 16 & 255))
    file.append(UInt8(value >> 8 & 255))
    file.append(UInt8(value & 255))
  }
}
