import CPNG

/// A length, a name, some bytes and a checksum: the unit that PNG files are made of.
enum PNGChunk {
  /// Appends a whole chunk to `file`.
  static func append(
    _ name: StaticString, _ body: [UInt8], to file: inout [UInt8]
  ) throws(PNGError) {
    var error = cpng_error()
    var isWritten = false
    file += [UInt8](unsafeUninitializedCapacity: body.count + 12) { output, count in
      isWritten = body.withUnsafeBufferPointer { body in
        cpng_write_chunk(
          name.utf8Start, body.baseAddress, body.count, output.baseAddress, &error) != 0
      }
      count = isWritten ? output.count : 0
    }
    guard isWritten else { throw .compressor(detail: error.words) }
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

  /// The number of four bytes, most significant first, from an index on that has as many.
  static func number(_ bytes: some RandomAccessCollection<UInt8>, at offset: Int) -> UInt32 {
    bytes.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension cpng_error {
  /// libpng's words; it says nothing where it had no memory.
  var words: String {
    let words = withUnsafeBytes(of: message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
    return words.isEmpty ? "out of memory" : words
  }
}
