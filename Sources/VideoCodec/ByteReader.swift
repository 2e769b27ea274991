import CAVCodec

/// Reads a file from the front. Beyond its end all bytes are 0.
struct ByteReader: ~Copyable {
  private let pointer: UnsafeMutablePointer<AVIOContext>

  init(path: String) throws(AVError) {
    var context: UnsafeMutablePointer<AVIOContext>?
    // The protocol is named, or a colon in the path would be taken for one.
    try check(avio_open(&context, "file:" + path, AVIO_FLAG_READ), "avio_open")
    guard let context else { throw .outOfMemory("avio_open") }
    pointer = context
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVIOContext>? = pointer
    avio_closep(&pointer)
  }

  /// Whether a byte was asked for that is not there.
  var isAtEnd: Bool { avio_feof(pointer) != 0 || avio_tell(pointer) > avio_size(pointer) }

  /// How many bytes follow.
  var remainingCount: Int { Int(avio_size(pointer) - avio_tell(pointer)) }

  /// The next byte.
  func byte() -> Int { Int(avio_r8(pointer)) }

  /// The next bytes, up to 7, most significant first.
  func number(ofBytes count: Int) -> Int { (0..<count).reduce(0) { sum, _ in sum << 8 | byte() } }

  /// The next two bytes, least significant first.
  func littleEndianPair() -> Int { Int(avio_rl16(pointer)) }

  /// Passes over some bytes.
  func skip(_ count: Int) { avio_skip(pointer, Int64(count)) }
}
