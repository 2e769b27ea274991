import Testing

/// The chunks of a PNG file, read in the test's own way.
struct PNGChunks {
  private(set) var names: [String]
  private(set) var bodies: [[UInt8]]

  init(_ bytes: [UInt8]) throws {
    var names: [String] = []
    var bodies: [[UInt8]] = []
    var place = 8
    while place < bytes.count {
      let count = Self.number(bytes[place..<place + 4])
      try #require(place + 12 + count <= bytes.count)
      names.append(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
      bodies.append(Array(bytes[place + 8..<place + 8 + count]))
      place += 12 + count
    }
    self.names = names
    self.bodies = bodies
  }

  /// The file of these chunks, with lengths and checksums that fit.
  var file: [UInt8] {
    zip(names, bodies).reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      file, chunk in
      let named = Array(chunk.0.utf8) + chunk.1
      file += Self.number(chunk.1.count) + named + Self.number(Self.checksum(named))
    }
  }

  /// Puts a chunk before the one at an index.
  mutating func insert(_ name: String, _ body: [UInt8], at index: Int) {
    names.insert(name, at: index)
    bodies.insert(body, at: index)
  }

  /// Takes the chunk at an index out.
  mutating func remove(at index: Int) {
    names.remove(at: index)
    bodies.remove(at: index)
  }

  /// Replaces bytes of the chunk at an index, from an offset on.
  mutating func set(_ bytes: [UInt8], at index: Int, offset: Int) {
    bodies[index].replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }

  /// Four bytes, most significant first.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  /// The number that some bytes hold, most significant first.
  static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// CRC-32, bit by bit, as the PNG specification defines it.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }

  /// The bytes of the first chunk of a name.
  func body(_ name: String) throws -> [UInt8] {
    bodies[try #require(names.firstIndex(of: name))]
  }

  /// The bytes of all chunks of a name.
  func bodies(_ name: String) -> [[UInt8]] { zip(names, bodies).filter { $0.0 == name }.map(\.1) }
}
