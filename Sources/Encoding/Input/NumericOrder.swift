/// The order of file names in which numbers count by their value, so that `f2.png` comes before
/// `f10.png`, with leading zeros or without.
enum NumericOrder {
  /// Whether `a` comes before `b`. Of different names one always does.
  static func isBefore(_ a: String, _ b: String) -> Bool {
    var (x, y) = (Array(a.utf8)[...], Array(b.utf8)[...])
    while let left = x.first, let right = y.first {
      if isDigit(left), isDigit(right) {
        let (p, q) = (number(&x), number(&y))
        if p.count != q.count { return p.count < q.count }
        if !p.elementsEqual(q) { return p.lexicographicallyPrecedes(q) }
      } else {
        if left != right { return left < right }
        x = x.dropFirst()
        y = y.dropFirst()
      }
    }
    if x.isEmpty != y.isEmpty { return x.isEmpty }
    return a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  /// Takes the digits in front, and gives them without leading zeros.
  private static func number(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = bytes.prefix(while: isDigit)
    bytes = bytes.dropFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
