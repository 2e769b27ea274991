/// Frames per second as an exact fraction in lowest terms.
public struct FrameRate: Hashable, Sendable {
  /// Frames in ``denominator`` seconds; 1 or more.
  public let numerator: Int
  /// Seconds that ``numerator`` frames last; 1 or more.
  public let denominator: Int

  /// 60 frames a second.
  public static let standard = FrameRate(lowest: 60, over: 1)

  /// A fraction that is in lowest terms.
  private init(lowest numerator: Int, over denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A rate from a fraction of two positive numbers up to 2^31 - 1; nil for others.
  public init?(_ numerator: Int, over denominator: Int = 1) {
    guard numerator > 0, denominator > 0, numerator <= Int(Int32.max), denominator <= Int(Int32.max)
    else { return nil }
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }

  /// Frames per second, rounded.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// The time that frame `index` shows, in seconds: `index / rate`, rounded once for indices below
  /// 2^22.
  public func time(ofFrame index: Int) -> Double {
    Double(index) * Double(denominator) / Double(numerator)
  }

  /// How many frames a timeline of `duration` seconds has: `max(1, ceil(duration * rate - 1e-6))`,
  /// at most 2^53. The millionth forgives a duration that was written with ten digits.
  public func frameCount(duration: Double) -> Int {
    let exact = duration * Double(numerator) / Double(denominator)
    guard exact > 1 else { return 1 }
    return Int(min((exact - 1e-6).rounded(.up), 0x1p53))
  }
}
