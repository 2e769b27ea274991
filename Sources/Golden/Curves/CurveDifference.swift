/// How the motion of views differs from the one that is expected, and whether that is allowed.
package struct CurveDifference: Hashable, Sendable {
  /// The difference of one view's motion.
  package struct View: Hashable, Sendable, Encodable {
    /// The view's id.
    package let id: String
    /// How far its motion is from the expected one, in the frames that both have.
    package let numbers: CurveNumbers
  }

  /// How many frames were expected.
  package let expectedFrameCount: Int
  /// How many frames there are.
  package let actualFrameCount: Int
  /// The frames per second that were expected; nil where the frames do not tell.
  package let expectedRate: Double?
  /// The frames per second that there are.
  package let actualRate: Double?
  /// The views that both curves have, in the expected order.
  package let views: [View]
  /// The views that only the expected curve has.
  package let missingViews: [String]
  /// The views that only the actual curve has.
  package let extraViews: [String]
  /// The worst of all views, and the root mean square over all of them.
  package let overall: CurveNumbers
  /// How far the curves may be apart.
  package let tolerance: CurveTolerance
  /// What is not allowed, the curves' shapes first, then view by view, up to
  /// `CurveFailure.maximumViewCount` of a kind; empty where they match.
  package let failures: [CurveFailure]

  /// Whether the curves match.
  package var matches: Bool { failures.isEmpty }

  /// The difference of two curves.
  ///
  /// - Parameters:
  ///   - expected: The approved curve.
  ///   - actual: The curve to be judged.
  ///   - finerActual: The same motion in frames between those, which tells a lag where few frames are
  ///     compared; nil where there are none.
  ///   - scale: Device pixels a point; above 0.
  ///   - tolerance: How far they may be apart.
  package init(
    expected: CurveTable, actual: CurveTable, finerActual: CurveTable? = nil, scale: Double,
    tolerance: CurveTolerance = .standard
  ) {
    self.tolerance = tolerance
    expectedFrameCount = expected.frameCount
    actualFrameCount = actual.frameCount
    expectedRate = expected.framesPerSecond
    actualRate = actual.framesPerSecond
    let indices = (expected: expected.indices, actual: actual.indices)
    missingViews = expected.views.filter { indices.actual[$0] == nil }
    extraViews = actual.views.filter { indices.expected[$0] == nil }
    let rate = expected.framesPerSecond
    views = expected.views.enumerated().compactMap { index, id in
      indices.actual[id].map { other in
        let pair = MotionPair(
          expected: expected.rows(ofView: index), actual: actual.rows(ofView: other),
          finerActual: finerActual.flatMap { finer in
            finer.views.firstIndex(of: id).map(finer.rows(ofView:))
          }, scale: scale, rate: rate)
        return View(id: id, numbers: pair.numbers)
      }
    }
    overall = CurveNumbers(worstOf: views.map(\.numbers))
    var failures = Self.shapeFailures(expected, actual)
    failures += CurveFailure.listed(missingViews.map { [.missingView($0)] }) { .moreMissing($0) }
    failures += CurveFailure.listed(extraViews.map { [.extraView($0)] }) { .moreExtra($0) }
    failures += CurveFailure.listed(views.map { CurveFailure.all(of: $0, tolerance) }) {
      .moreDiffering($0)
    }
    self.failures = failures
  }

  /// Frames that are not the same ones.
  private static func shapeFailures(
    _ expected: CurveTable, _ actual: CurveTable
  ) -> [CurveFailure] {
    var failures: [CurveFailure] = []
    let frames = (expected.frames, actual.frames)
    if frames.0.count != frames.1.count {
      failures.append(.frameCount(expected: frames.0.count, actual: frames.1.count))
    } else if let pair = zip(frames.0, frames.1).first(where: { $0.index != $1.index }) {
      failures.append(.frames(expected: pair.0.index, actual: pair.1.index))
    }
    let times = Dictionary(frames.1.map { ($0.index, $0.time) }, uniquingKeysWith: { $1 })
    // Half of the last decimal is rounded away on either side.
    let isOff = frames.0.contains { frame in
      times[frame.index].map { ($0 - frame.time).magnitude > 1.5e-9 } ?? false
    }
    if isOff {
      failures.append(.rate(expected: expected.framesPerSecond, actual: actual.framesPerSecond))
    }
    return failures
  }
}
