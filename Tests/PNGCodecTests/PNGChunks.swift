import Testing

/// The chunks of a PNG file, read in the test's own way.
struct PNGChunks {
  let names: [String]
  private let bodies: [[UInt8]]

  init(_ bytes: [UInt8]) throws {
    var names: [String] = []
    var bodies: [[UInt8]] = []
    var place = 8
    while place < bytes.count {
      let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      try #require(place + 12 + count <= bytes.count)
      names.append(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
      bodies.append(Array(bytes[place + 8..<place + 8 + count]))
      place += 12 + count
    }
    self.names = names
    self.bodies = bodies
  }

  /// The bytes of the first chunk of a name.
  func body(_ name: String) throws -> [UInt8] {
    bodies[try #require(names.firstIndex(of: name))]
  }

  /// The bytes of all chunks of a name.
  func bodies(_ name: String) -> [[UInt8]] { zip(names, bodies).filter { $0.0 == name }.map(\.1) }
}
