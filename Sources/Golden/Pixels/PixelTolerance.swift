/// How far two pictures may be apart and still match.
///
/// Nothing is tolerated unless it is asked for. Where a count and a ratio are both given, the
/// stricter one decides.
package struct PixelTolerance: Hashable, Sendable {
  /// When one pixel counts as different.
  package enum Metric: Hashable, Sendable {
    /// Any of its four straight channels differs by more than so many levels, 0 ... 255.
    case channel(Int)
    /// Its colours are further apart than this share of the largest distance, 0 ... 1: measure and
    /// scale are those of pixelmatch up to version 7 (``YIQDistance``).
    case yiq(Double)
  }

  /// When one pixel counts as different.
  package let metric: Metric
  /// How many pixels may be different, inclusive; nil if only a ratio says it, or nothing does.
  package let maximumCount: Int?
  /// Which share of the compared pixels may be different, 0 ... 1, inclusive.
  package let maximumRatio: Double?
  /// Whether pixels that look like anti-aliasing never count. See ``warning``.
  package let ignoresAntialiasing: Bool

  /// Not one level in one channel of one pixel.
  package static let exact = PixelTolerance()

  private init() {
    metric = .channel(0)
    maximumCount = nil
    maximumRatio = nil
    ignoresAntialiasing = false
  }

  /// A tolerance.
  ///
  /// - Parameters:
  ///   - metric: When one pixel counts as different.
  ///   - maximumCount: How many pixels may be different; none if no ratio is given either.
  ///   - maximumRatio: Which share of the pixels may be different, 0 ... 1.
  ///   - ignoringAntialiasing: Whether pixels that look like anti-aliasing never count.
  /// - Throws: ``PixelToleranceError`` for a number outside its range, or none at all.
  package init(
    _ metric: Metric = .channel(0), maximumCount: Int? = nil, maximumRatio: Double? = nil,
    ignoringAntialiasing: Bool = false
  ) throws(PixelToleranceError) {
    switch metric {
    case .channel(let levels):
      guard (0...255).contains(levels) else { throw .channel(levels) }
    case .yiq(let threshold):
      guard threshold >= 0, threshold <= 1 else { throw .threshold(threshold) }
    }
    if let maximumCount {
      guard (0...PixelToleranceError.largestCount).contains(maximumCount) else {
        throw .count(maximumCount)
      }
    }
    if let maximumRatio {
      guard maximumRatio >= 0, maximumRatio <= 1 else { throw .ratio(maximumRatio) }
    }
    self.metric = metric
    self.maximumCount = maximumCount
    self.maximumRatio = maximumRatio
    ignoresAntialiasing = ignoringAntialiasing
  }

  /// What whoever asks for this tolerance must be told; nil where there is nothing to say.
  package var warning: String? {
    ignoresAntialiasing
      ? """
      ignoring anti-aliasing hides motion: the edges of what moves are what it ignores, so an \
      offset that is wrong by half a pixel passes
      """ : nil
  }

  /// Whether so many different pixels of so many are allowed.
  package func allows(_ count: Int, of total: Int) -> Bool {
    guard count > 0 else { return true }
    if maximumCount == nil, maximumRatio == nil { return false }
    if let maximumCount, count > maximumCount { return false }
    // A quotient is rounded as the decimal number was that the ratio came from, so a ratio that a
    // count meets exactly is met; a product need not be.
    if let maximumRatio, Double(count) / Double(max(total, 1)) > maximumRatio { return false }
    return true
  }
}

extension PixelTolerance: CustomStringConvertible {
  /// `exact`, or the limits: `39 levels a channel, 19 pixels, 2.00 %, anti-aliasing ignored`.
  package var description: String {
    var limits: [String] = []
    switch metric {
    case .channel(0): limits.append("exact")
    case .channel(1): limits.append("1 level a channel")
    case .channel(let levels): limits.append("\(levels) levels a channel")
    case .yiq(let threshold): limits.append("YIQ threshold \(threshold)")
    }
    if let maximumCount { limits.append(maximumCount == 1 ? "1 pixel" : "\(maximumCount) pixels") }
    if let maximumRatio { limits.append(Percentage.text(maximumRatio)) }
    if ignoresAntialiasing { limits.append("anti-aliasing ignored") }
    return limits.joined(separator: ", ")
  }
}
