import Testing

/// What an animated PNG says of itself, read from its chunks in the test's own way.
struct AnimationChunks {
  /// How many frames the file announces.
  private(set) var frameCount = 0
  /// How often it is played; 0 for ever.
  private(set) var plays = -1
  /// How long each frame is shown, as the fraction that the file holds.
  private(set) var delays: [String] = []

  init(_ bytes: [UInt8]) throws {
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var place = 8
    while place + 12 <= bytes.count {
      let end = place + 12 + Self.number(bytes[place..<place + 4])
      try #require(end <= bytes.count)
      let body = place + 8
      switch String(decoding: bytes[place + 4..<body], as: UTF8.self) {
      case "acTL":
        frameCount = Self.number(bytes[body..<body + 4])
        plays = Self.number(bytes[body + 4..<body + 8])
      case "fcTL":
        let delay = [20, 22].map { Self.number(bytes[body + $0..<body + $0 + 2]) }
        delays.append("\(delay[0])/\(delay[1])")
      default: break
      }
      place = end
    }
  }

  /// The number that some bytes hold, most significant first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
