import Timing

/// How long a frame of an animation is shown: a fraction of a second whose parts have 16 bits.
struct APNGDelay: Hashable, Sendable {
  /// 0 is "as fast as possible".
  let numerator: Int
  /// 1 or more.
  let denominator: Int

  /// A delay as files hold it: nothing below the line stands for hundredths.
  init(stored numerator: UInt16, over denominator: UInt16) {
    self.numerator = Int(numerator)
    self.denominator = denominator == 0 ? 100 : Int(denominator)
  }

  /// The time of some frames of a rate, exactly and in lowest terms; nil where it does not fit.
  init?(of frames: Int, at rate: FrameRate) {
    guard let inverse = FrameRate(rate.numerator, over: rate.denominator * frames),
      inverse.numerator <= UInt16.max, inverse.denominator <= UInt16.max
    else { return nil }
    numerator = inverse.denominator
    denominator = inverse.numerator
  }

  /// Seconds, rounded once.
  var seconds: Double { Double(numerator) / Double(denominator) }

  /// The rate of frames that are all shown so long; nil for no time at all.
  var frameRate: FrameRate? { FrameRate(denominator, over: numerator) }
}
