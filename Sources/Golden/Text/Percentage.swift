/// A share as people read it.
enum Percentage {
  /// The share in percent with two decimals: `1.00 %`. One that is too small for them has as many
  /// as its first digit needs, so that a difference never reads as none.
  static func text(_ share: Double) -> String {
    let percent = share * 100
    var places = 2
    var smallest = 0.01
    while percent > 0, percent < smallest, places < 9 {
      places += 1
      smallest /= 10
    }
    return DecimalText.fixed(percent, places) + " %"
  }
}
