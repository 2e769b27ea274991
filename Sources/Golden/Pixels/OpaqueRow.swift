/// A row of two pictures in which every pixel is opaque, so that words can be compared as they are.
///
/// Its loops are plain so that the compiler makes vectors of them.
struct OpaqueRow {
  private let expected: UnsafePointer<UInt32>
  private let actual: UnsafePointer<UInt32>
  private let width: Int

  /// A row of as many pixels; nil if one is not opaque.
  init?(_ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, width: Int) {
    var all = UInt32.max
    for x in 0..<width { all &= expected[x] & actual[x] }
    guard all >= 0xFF00_0000 else { return nil }
    (self.expected, self.actual, self.width) = (expected, actual, width)
  }

  /// How many pixels are not the same.
  var changedCount: Int {
    var count = 0
    for x in 0..<width { count &+= expected[x] == actual[x] ? 0 : 1 }
    return count
  }

  /// The largest difference of a channel.
  var largestDifference: Int {
    let (left, right) = (UnsafeRawPointer(expected), UnsafeRawPointer(actual))
    var largest: UInt8 = 0
    for at in 0..<(width * 4) {
      let (a, b) = (
        left.load(fromByteOffset: at, as: UInt8.self),
        right.load(fromByteOffset: at, as: UInt8.self)
      )
      largest = max(largest, a > b ? a &- b : b &- a)
    }
    return Int(largest)
  }

  /// How many pixels differ by more than `limit` levels in a channel.
  func differentCount(beyond limit: Int) -> Int {
    var count = 0
    for x in 0..<width { count &+= isDifferent(x, limit) ? 1 : 0 }
    return count
  }

  /// The columns from the first to the last pixel that differs by more than `limit` levels.
  func differentColumns(beyond limit: Int) -> Range<Int>? {
    guard let first = (0..<width).first(where: { isDifferent($0, limit) }),
      let last = (0..<width).last(where: { isDifferent($0, limit) })
    else { return nil }
    return first..<last + 1
  }

  @inline(__always)
  private func isDifferent(_ x: Int, _ limit: Int) -> Bool {
    let (a, b, limit) = (expected[x], actual[x], Int32(truncatingIfNeeded: limit))
    func exceeds(_ shift: UInt32) -> Bool {
      let difference =
        Int32(bitPattern: a &>> shift & 255) &- Int32(bitPattern: b &>> shift & 255)
      return difference > limit || difference < 0 &- limit
    }
    return exceeds(0) || exceeds(8) || exceeds(16)
  }
}
