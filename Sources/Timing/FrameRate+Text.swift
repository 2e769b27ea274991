extension FrameRate: CustomStringConvertible {
  /// The rates of NTSC video by the decimal names that everyone gives them.
  private static let ntscNames = [
    "23.976": 24_000, "29.97": 30_000, "59.94": 60_000, "119.88": 120_000,
  ]

  /// A rate from text: a whole number (`60`), a fraction (`30000/1001`), or a decimal number, which
  /// is taken exactly (`12.5` is 25/2), except that `23.976`, `29.97`, `59.94` and `119.88` mean
  /// the NTSC rates 24000/1001, 30000/1001, 60000/1001 and 120000/1001.
  ///
  /// - Throws: ``FrameRateError`` for anything else and for rates outside 1/100 ... 1000.
  public init(parsing text: String) throws(FrameRateError) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = Decimal(parts[0]), let second = parts.count == 2 ? Decimal(parts[1]) : .one
    else { throw .malformed(text) }
    if parts.count == 2 {
      guard first.isWhole, second.isWhole, second.digits > 0 else { throw .malformed(text) }
    } else if let ntsc = Self.ntscNames[first.shortest], let rate = FrameRate(ntsc, over: 1001) {
      self = rate
      return
    }
    guard let rate = FrameRate(first.digits, over: first.scale * second.digits),
      rate.numerator * 100 >= rate.denominator, rate.numerator <= 1000 * rate.denominator
    else { throw .outOfRange(text) }
    self = rate
  }

  /// `60`, or `30000/1001` for a rate that is no whole number.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

/// A decimal number that is not negative, as whole digits over a power of ten.
private struct Decimal {
  let digits: Int
  let scale: Int

  static let one = Decimal(digits: 1, scale: 1)

  private init(digits: Int, scale: Int) {
    self.digits = digits
    self.scale = scale
  }

  /// The number that `text` writes with up to nine digits before and six after a point, or nil.
  init?(_ text: Substring) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    let characters = (parts[0] + fraction).utf8
    guard !parts[0].isEmpty, parts.count == 1 || !fraction.isEmpty, fraction.utf8.count <= 6,
      parts[0].utf8.count <= 9, characters.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    var (digits, scale) = (0, 1)
    for character in characters { digits = digits * 10 + Int(character - 48) }
    for _ in fraction.utf8 { scale *= 10 }
    while scale > 1, digits % 10 == 0 { (digits, scale) = (digits / 10, scale / 10) }
    self.digits = digits
    self.scale = scale
  }

  var isWhole: Bool { scale == 1 }

  /// The number without needless zeros, as ``FrameRate`` names its exceptions.
  var shortest: String {
    guard scale > 1 else { return "\(digits)" }
    let fraction = String(digits % scale + scale).dropFirst()
    return "\(digits / scale).\(fraction)"
  }
}
