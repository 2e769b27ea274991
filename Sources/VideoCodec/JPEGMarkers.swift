/// The segments of a JPEG file up to its picture data.
struct JPEGMarkers {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Width and height, from the frame header; nil where there is none before the picture data.
  func size() throws(VideoError) -> (width: Int, height: Int)? {
    var size: (width: Int, height: Int)?
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      switch bytes[place + 1] {
      case 0xFF: place += 1  // Padding before a marker.
      case 0x01, 0xD0...0xD7: place += 2  // Markers without a segment.
      case 0xDA:
        // A decoder fills what is missing with grey, so the end is looked for first. It cannot
        // occur within the data; bytes that some cameras add behind it are allowed.
        if hasEnd(from: place + 2) { return size }
        throw .unreadable(detail: Self.endsEarly)
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        size = (number(at: place + 7), number(at: place + 5))
        place += 2 + max(2, number(at: place + 2))
      case 0xD9: return nil
      default: place += 2 + max(2, number(at: place + 2))
      }
    }
    if place + 9 >= bytes.count { throw .unreadable(detail: Self.endsEarly) }
    return nil
  }

  private static let endsEarly = "damaged JPEG picture: the file ends too early"

  private func hasEnd(from start: Int) -> Bool {
    zip(bytes[start...], bytes[(start + 1)...]).contains { $0 == 0xFF && $1 == 0xD9 }
  }

  private func number(at place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
}
