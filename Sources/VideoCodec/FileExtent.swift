import CAVCodec

/// What GIF and Matroska files say about their own length, and a GIF about its size.
///
/// FFmpeg takes the end of such a file for the end of the video, wherever it is.
struct FileExtent {
  /// Whether bytes are missing at the end.
  private(set) var isCut = false
  /// The columns and rows of a GIF.
  private(set) var canvas: (width: Int, height: Int)?

  init(path: String) throws(AVError) {
    let file = try ByteReader(path: path)
    switch file.number(ofBytes: 4) {
    case 0x4749_4638: readGIF(file)
    case 0x1A45_DFA3: readMatroska(file)
    default: break
    }
  }

  private mutating func readGIF(_ file: borrowing ByteReader) {
    file.skip(2)
    let canvas = (width: file.littleEndianPair(), height: file.littleEndianPair())
    let flags = file.byte()
    file.skip(2)
    Self.skipPalette(flags, file)
    self.canvas = canvas
    while !file.isAtEnd {
      switch file.byte() {
      // An extension: its kind, then blocks.
      case 0x21:
        file.skip(1)
        Self.skipBlocks(file)
      // A picture: its place, its palette, a code size, then blocks.
      case 0x2C:
        file.skip(8)
        Self.skipPalette(file.byte(), file)
        file.skip(1)
        Self.skipBlocks(file)
      // The end, or what decoders may make of it.
      case _ where !file.isAtEnd: return
      default: break
      }
    }
    isCut = true
  }

  /// Blocks of up to 255 bytes, each behind its length, up to an empty one.
  private static func skipBlocks(_ file: borrowing ByteReader) {
    while !file.isAtEnd {
      let count = file.byte()
      if count == 0 { return }
      file.skip(count)
    }
  }

  /// The palette that such flags announce, if any.
  private static func skipPalette(_ flags: Int, _ file: borrowing ByteReader) {
    if flags & 0x80 != 0 { file.skip(3 << ((flags & 7) + 1)) }
  }

  private mutating func readMatroska(_ file: borrowing ByteReader) {
    guard let header = Self.matroskaLength(file) else { return }
    file.skip(header)
    // Everything is inside one segment.
    guard file.number(ofBytes: 4) == 0x1853_8067 else {
      isCut = file.isAtEnd
      return
    }
    // A recording that is under way has a segment of unknown length.
    guard let length = Self.matroskaLength(file) else { return }
    isCut = file.isAtEnd || length > file.remainingCount
  }

  /// A length whose first byte tells how many bytes it has; nil for an unknown one.
  private static func matroskaLength(_ file: borrowing ByteReader) -> Int? {
    let first = file.byte()
    guard first > 0 else { return nil }
    let more = UInt8(truncatingIfNeeded: first).leadingZeroBitCount
    let bits = 7 * (more + 1)
    let value = (first << (8 * more) | file.number(ofBytes: more)) & (1 << bits - 1)
    return value == 1 << bits - 1 ? nil : value
  }
}
