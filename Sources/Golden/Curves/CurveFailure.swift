/// One thing in which two curves are further apart than allowed.
package enum CurveFailure: Hashable, Sendable {
  /// There are more or fewer frames.
  case frameCount(expected: Int, actual: Int)
  /// There are as many frames, but not the same: the first one that is another.
  case frames(expected: Int, actual: Int)
  /// Frames have other times; frames per second, where the frames tell.
  case rate(expected: Double?, actual: Double?)
  /// The expected view is not there.
  case missingView(String)
  /// As many more expected views are not there.
  case moreMissing(Int)
  /// A view is there that is not expected.
  case extraView(String)
  /// As many more views are there that are not expected.
  case moreExtra(Int)
  /// As many more views move otherwise.
  case moreDiffering(Int)
  /// A view's offsets, in device pixels.
  case offset(view: String, largest: Double, frame: Int, rms: Double, limit: Double)
  /// A view's motion is late, or early below 0.
  case lag(view: String, frames: Double, milliseconds: Double, limit: Double)
  /// A view goes too far, or not far enough below 0, in device pixels.
  case peak(view: String, error: Double, limit: Double)
  /// A view settles later, or earlier below 0, in milliseconds.
  case settling(view: String, error: Double, limit: Double)
  /// A view ends elsewhere, in device pixels.
  case rest(view: String, error: Double, limit: Double)
  /// A view's rotation or skew, in degrees.
  case angle(view: String, component: String, error: Double, limit: Double)
  /// A view's scale factors or opacity.
  case value(view: String, component: String, error: Double, limit: Double)

  /// The most views of which it is said by name that they are missing, not expected or wrong.
  package static let maximumViewCount = 20

  /// The failures of several views, as far as they are said, and how many `more` views have any.
  static func listed(
    _ views: [[CurveFailure]], more: (Int) -> CurveFailure
  ) -> [CurveFailure] {
    let failing = views.filter { !$0.isEmpty }
    let rest = failing.count - maximumViewCount
    return failing.prefix(maximumViewCount).flatMap(\.self) + (rest > 0 ? [more(rest)] : [])
  }

  /// What is not allowed of one view's motion.
  static func all(
    of view: CurveDifference.View, _ tolerance: CurveTolerance
  ) -> [CurveFailure] {
    let (id, numbers) = (view.id, view.numbers)
    let (pixels, milliseconds) = (tolerance.pixels, tolerance.milliseconds)
    var failures: [CurveFailure] = []
    if numbers.largestOffset > pixels, let frame = numbers.worstFrame {
      failures.append(
        .offset(
          view: id, largest: numbers.largestOffset, frame: frame, rms: numbers.rmsOffset,
          limit: pixels))
    }
    if let lag = numbers.lagFrames, let time = numbers.lagMilliseconds,
      time.magnitude > milliseconds
    {
      failures.append(.lag(view: id, frames: lag, milliseconds: time, limit: milliseconds))
    }
    if numbers.peakError.magnitude > pixels {
      failures.append(.peak(view: id, error: numbers.peakError, limit: pixels))
    }
    if numbers.settleError.magnitude > milliseconds {
      failures.append(.settling(view: id, error: numbers.settleError, limit: milliseconds))
    }
    if numbers.restError > pixels {
      failures.append(.rest(view: id, error: numbers.restError, limit: pixels))
    }
    for (component, error) in [("rotation", numbers.rotationError), ("skew", numbers.skewError)]
    where error > CurveTolerance.degrees {
      failures.append(
        .angle(view: id, component: component, error: error, limit: CurveTolerance.degrees))
    }
    for (component, error, limit) in [
      ("scale", numbers.scaleError, CurveTolerance.factor),
      ("opacity", numbers.opacityError, CurveTolerance.opacity),
    ] where error > limit {
      failures.append(.value(view: id, component: component, error: error, limit: limit))
    }
    return failures
  }
}
