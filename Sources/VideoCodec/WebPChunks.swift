/// The front of a WebP file: a RIFF header, then a first chunk that has the size.
struct WebPChunks {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Width and height; nil where the first chunk is none of the three kinds.
  func size() throws(VideoError) -> (width: Int, height: Int)? {
    guard bytes.count >= 30, little(at: 4, count: 4) + 8 <= bytes.count else {
      throw .unreadable(detail: "damaged WebP picture: the file ends too early")
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      // A key frame's start code, then two sizes of 14 bits.
      guard bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { return nil }
      return (little(at: 26, count: 2) & 0x3FFF, little(at: 28, count: 2) & 0x3FFF)
    case "VP8L":
      guard bytes[20] == 0x2F else { return nil }
      let bits = little(at: 21, count: 4)
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      if bytes[20] & 2 != 0 {
        throw .unreadable(detail: "an animated WebP: only still pictures can be read")
      }
      return (little(at: 24, count: 3) + 1, little(at: 27, count: 3) + 1)
    default: return nil
    }
  }

  private func little(at place: Int, count: Int) -> Int {
    bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
