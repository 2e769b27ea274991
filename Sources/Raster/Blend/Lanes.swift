/// The four channels of a pixel in one word, 16 bits each, so that one multiplication scales all.
///
/// The order is the memory's: red in the low lane, alpha in the high one.
struct Lanes: BitwiseCopyable {
  var word: UInt64

  private static let bytes: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let half: UInt64 = 0x0080_0080_0080_0080

  @inline(__always)
  init(word: UInt64) { self.word = word }

  /// The lanes of a packed pixel.
  @inline(__always)
  init(_ pixel: UInt32) {
    var spread = UInt64(pixel)
    spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFF
    word = (spread | spread << 8) & Self.bytes
  }

  /// The pixel; every lane must be below 256.
  @inline(__always) var packed: UInt32 {
    let pairs = (word | word >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
  }

  /// Every lane divided by 255, rounded to nearest; lanes are products of two bytes.
  @inline(__always) var dividedBy255: Lanes {
    let biased = word &+ Self.half
    return Lanes(word: ((biased &+ (biased >> 8 & Self.bytes)) >> 8) & Self.bytes)
  }

  /// Every lane divided by 256, rounded to nearest; lanes are at most 65 280.
  @inline(__always) var dividedBy256: Lanes {
    Lanes(word: ((word &+ Self.half) >> 8) & Self.bytes)
  }

  /// Every lane multiplied; the products must stay below 65 536.
  @inline(__always)
  static func * (lanes: Lanes, factor: UInt32) -> Lanes {
    Lanes(word: lanes.word &* UInt64(factor))
  }

  /// Lane by lane; the sums must stay below 65 536.
  @inline(__always)
  static func + (a: Lanes, b: Lanes) -> Lanes { Lanes(word: a.word &+ b.word) }
}
