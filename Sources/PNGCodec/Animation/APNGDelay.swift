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

  /// The time of some frames of a rate, or a fraction that fits and is close to it: by a 65535th at
  /// most, unless it is beyond 65535 seconds or below a 65535th of one.
  ///
  /// It is the last of the continued fraction's convergents that fits.
  init(nearest frames: Int, at rate: FrameRate) {
    var (top, bottom) = (rate.denominator * frames, rate.numerator)
    var (before, last) = ((0, 1), (1, 0))
    while bottom > 0 {
      let whole = top / bottom
      let next = (whole * last.0 + before.0, whole * last.1 + before.1)
      guard next.0 <= UInt16.max, next.1 <= UInt16.max else { break }
      (before, last) = (last, next)
      (top, bottom) = (bottom, top % bottom)
    }
    let most = Int(UInt16.max)
    (numerator, denominator) = last.1 == 0 ? (most, 1) : last.0 == 0 ? (1, most) : last
  }

  /// Seconds, rounded once.
  var seconds: Double { Double(numerator) / Double(denominator) }

  /// The rate of frames that are all shown so long; nil for no time at all.
  var frameRate: FrameRate? { FrameRate(denominator, over: numerator) }
}
