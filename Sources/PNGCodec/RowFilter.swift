/// How a row of a PNG is stored: as it is, or as differences from its neighbours.
///
/// Of the five filters of the format the three cheapest are used. On drawn screens the other two
/// save next to nothing.
enum RowFilter: UInt8 {
  /// The bytes themselves.
  case none = 0
  /// The difference from the pixel to the left.
  case sub = 1
  /// The difference from the pixel above.
  case up = 2

  /// Writes the filter's byte and the filtered row to `output`, which is one byte longer than
  /// `row`. The filter with the smallest sum of absolute differences is taken, the usual guess at
  /// what compresses best. Without `above` nothing refers to the row above.
  static func apply(
    to row: UnsafePointer<UInt8>, count: Int, above: UnsafePointer<UInt8>?, bytesPerPixel: Int,
    output: UnsafeMutablePointer<UInt8>
  ) {
    var best = RowFilter.none
    var bestCost = cost(count: count) { row[$0] }
    func consider(_ filter: RowFilter, _ value: (Int) -> UInt8) {
      let cost = cost(count: count, value)
      if cost < bestCost { (best, bestCost) = (filter, cost) }
    }
    let left: (Int) -> UInt8 = { $0 < bytesPerPixel ? row[$0] : row[$0] &- row[$0 - bytesPerPixel] }
    consider(.sub, left)
    if let above { consider(.up) { row[$0] &- above[$0] } }

    output[0] = best.rawValue
    let body = output + 1
    switch best {
    case .none: for index in 0..<count { body[index] = row[index] }
    case .sub: for index in 0..<count { body[index] = left(index) }
    case .up:
      guard let above else { return }
      for index in 0..<count { body[index] = row[index] &- above[index] }
    }
  }

  /// The sum of the bytes' distances from 0, with 255 one away.
  private static func cost(count: Int, _ value: (Int) -> UInt8) -> Int {
    var sum = 0
    for index in 0..<count { sum &+= Int(Int8(bitPattern: value(index)).magnitude) }
    return sum
  }
}
