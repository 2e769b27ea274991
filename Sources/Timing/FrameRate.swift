/// Frames per second as an exact fraction in lowest terms.
public struct FrameRate: Hashable, Sendable {
  /// Frames in ``denominator`` seconds; 1 or more.
  public let numerator: Int
  /// Seconds that ``numerator`` frames last; 1 or more.
  public let denominator: Int

  /// A rate from a fraction of two positive numbers up to 2^31 - 1; nil for others.
  public init?(_ numerator: Int, over denominator: Int = 1) {
    guard numerator > 0, denominator > 0, numerator <= Int(Int32.max), denominator <= Int(Int32.max)
    else { return nil }
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }

  /// The time that frame `index` shows, in seconds: `index / rate`, rounded once.
  public func time(ofFrame index: Int) -> Double {
    Double(index * denominator) / Double(numerator)
  }

  /// How many frames a timeline of `duration` seconds has: `max(1, ceil(duration * rate - 1e-6))`.
  public func frameCount(duration: Double) -> Int {
    let exact = duration * Double(numerator) / Double(denominator)
    return max(1, Int((exact - 1e-6).rounded(.up)))
  }
}
