import Encoding
import Golden
import Timing

/// What comes of comparing two clips frame by frame. It does not grow with their length.
struct ClipTally {
  private(set) var expected: ClipFacts
  private(set) var actual: ClipFacts
  /// How the pixels differ in the frames that both have; nil until there is one.
  private(set) var pixels: PixelSummary?
  /// The frame that differs most.
  private(set) var worst: PixelComparison?
  /// The first frame that is shown at another time.
  private var times: ClipDifference?
  /// Whether every frame that both have is the same, pixel by pixel.
  private(set) var isIdentical = true

  /// Containers have ticks of a millisecond or finer.
  static let tick = 0.001

  init(expected: ClipFacts, actual: ClipFacts) {
    self.expected = expected
    self.actual = actual
  }

  /// Takes the next frame of each, as far as there is one.
  mutating func add(
    _ left: InputFrame?, _ right: InputFrame?, tolerance: PixelTolerance
  ) -> PixelComparison? {
    if let left { expected.add(left) }
    if let right { actual.add(right) }
    guard let left, let right else { return nil }
    let comparison = PixelComparison(
      expected: left.pixmap, actual: right.pixmap, tolerance: tolerance)
    let difference = PixelDifference(comparison)
    if difference.verdict != .equal { isIdentical = false }
    let worstSoFar = pixels?.worstFrame
    if pixels?.add(difference, ofFrame: left.index) == nil {
      pixels = PixelSummary(difference, ofFrame: left.index)
    }
    if pixels?.worstFrame != worstSoFar { worst = comparison }
    if times == nil { times = Self.times(left, right) }
    return comparison
  }

  private static func times(_ left: InputFrame, _ right: InputFrame) -> ClipDifference? {
    let (leftEnd, rightEnd) = (left.time + left.duration, right.time + right.duration)
    let gap = max((left.time - right.time).magnitude, (leftEnd - rightEnd).magnitude)
    guard gap > tick, left.time <= leftEnd, right.time <= rightEnd else { return nil }
    return .times(
      frame: left.index, expected: left.time...leftEnd, actual: right.time...rightEnd)
  }

  /// Whether every frame of one is the same, pixel by pixel, as that of the other.
  var hasEqualFrames: Bool { isIdentical && expected.frameCount == actual.frameCount }

  /// The rate of the expected clip, where frames are to be compared that appear at the same time: of
  /// two clips of other rates and lengths the frames of one number are at unlike times. Nil where
  /// those of one number are to be compared.
  var rateToCompareAt: FrameRate? {
    guard let rate = expected.rate, let other = actual.rate, rate != other,
      expected.frameCount != actual.frameCount
    else { return nil }
    return rate
  }

  /// What differs, apart from motion.
  var differences: [ClipDifference] {
    var found: [ClipDifference] = []
    if expected.size != actual.size {
      found.append(.size(expected: expected.size, actual: actual.size))
    }
    if expected.frameCount != actual.frameCount {
      found.append(.frameCount(expected: expected.frameCount, actual: actual.frameCount))
    }
    if let difference = timing { found.append(difference) }
    if let pixels, pixels.differingFrameCount > 0, expected.size == actual.size {
      found.append(.pixels(frames: pixels.differingFrameCount, of: pixels.frameCount))
    }
    return found
  }

  /// Frames without times fit any. Evenly spaced ones are told by their rate.
  private var timing: ClipDifference? {
    guard expected.duration != nil, actual.duration != nil else { return nil }
    guard let left = expected.rate, let right = actual.rate else { return times }
    return left == right ? nil : .rate(expected: left, actual: right)
  }
}
