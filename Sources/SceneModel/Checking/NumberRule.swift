/// Which numbers a key takes.
struct NumberRule {
  /// The largest magnitude of any number: far beyond every screen, and safe to calculate with.
  static let limit = 1e9

  private let lower: Double
  private let excludesLower: Bool
  private let upper: Double

  private init(_ lower: Double, excludesLower: Bool = false, _ upper: Double) {
    self.lower = lower
    self.excludesLower = excludesLower
    self.upper = upper
  }

  /// Any number.
  static let any = NumberRule(-limit, limit)
  /// Above 0.
  static let positive = NumberRule(0, excludesLower: true, limit)
  /// 0 and more.
  static let notNegative = NumberRule(0, limit)
  /// From 0 to 1.
  static let unit = NumberRule(0, 1)

  /// Above 0, up to a limit.
  static func positive(upTo upper: Double) -> NumberRule {
    NumberRule(0, excludesLower: true, upper)
  }

  /// 0 and more, up to a limit.
  static func notNegative(upTo upper: Double) -> NumberRule { NumberRule(0, upper) }

  /// Between two numbers, both allowed.
  static func range(_ range: ClosedRange<Double>) -> NumberRule {
    NumberRule(range.lowerBound, range.upperBound)
  }

  /// What is wrong with a finite number; nil when nothing is.
  func complaint(about number: Double) -> String? {
    let isTooLow = excludesLower ? number <= lower : number < lower
    guard isTooLow || number > upper else { return nil }
    let got = "got \(number.plain)"
    if excludesLower {
      return isTooLow
        ? "must be > \(lower.plain), \(got)" : "must be at most \(upper.plain), \(got)"
    }
    if lower == 0, upper == Self.limit, isTooLow { return "must be >= 0, \(got)" }
    return "must be in \(lower.plain)...\(upper.plain), \(got)"
  }
}

extension Double {
  /// The shortest text that reads as the same number, whole numbers without a point.
  var plain: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    return self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
