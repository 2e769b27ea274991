import Raster

/// How far two colours are apart for an eye, after Y. Kotsarenko and F. Ramos, "Measuring perceived
/// color difference using YIQ NTSC transmission color space in mobile applications" (2010), with
/// the coefficients and the scale of pixelmatch up to version 7.
enum YIQDistance {
  /// The largest distance there is, as pixelmatch has it.
  static let largest = 35_215.0

  /// Whether two colours are further apart than `threshold`, 0 ... 1.
  ///
  /// Colours with alpha are judged on white and on black and the larger distance counts: on one
  /// background alone, what is transparent would equal that background.
  static func exceeds(_ threshold: Double, _ pair: PixelPair) -> Bool {
    let limit = largest * threshold * threshold
    if distance(pair, on: 255) > limit { return true }
    let isOpaque = pair.expected.alpha == 255 && pair.actual.alpha == 255
    return !isOpaque && distance(pair, on: 0) > limit
  }

  /// The weighted square of the difference in Y, I and Q, on a grey background.
  static func distance(_ pair: PixelPair, on background: Double) -> Double {
    let (a, b) = (YIQ(pair.expected, on: background), YIQ(pair.actual, on: background))
    let (y, i, q) = (a.y - b.y, a.i - b.i, a.q - b.q)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
