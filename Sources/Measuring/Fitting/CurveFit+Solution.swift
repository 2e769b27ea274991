import Geometry

extension CurveFit {
  /// The best fit of a candidate to a burst, with its own duration and amplitude if
  /// `isAsDefined`; nil if there is none.
  init?(
    _ candidate: ShakeCandidate, to burst: MotionBurst, pixelsPerPoint: Double?, start: Double?,
    isAsDefined: Bool
  ) {
    let shape = candidate.shape
    let found =
      isAsDefined
      ? CurveSolution.asDefined(shape, burst, scale: pixelsPerPoint)
      : CurveSolution.search(shape, burst, mayMirror: candidate.mayMirror)
    guard let solution = found, solution.scale != 0 else { return nil }
    let isMirrored = solution.scale < 0
    let scale = pixelsPerPoint ?? solution.scale.magnitude
    let amplitude = solution.scale / scale
    let first = Swift.min(solution.start, burst.start)
    let last = Swift.max(solution.start + solution.duration, burst.end)
    let seen = burst.frames.filter { $0.time >= first && $0.time <= last }
    let distances = seen.map { solution.distance($0, shape, timeError: burst.timeError) }
    let square = distances.reduce(0) { $0 + $1 * $1 }
    let freedom = Double(Swift.max(burst.frames.count * shape.axisCount - 3 - shape.axisCount, 1))
    let variances =
      solution.equations(shape, burst).variances() ?? [.infinity, .infinity, .infinity]
    let errors = variances.prefix(3).map {
      (Swift.max($0, 0) * solution.error / freedom).squareRoot()
    }
    self.init(
      shake: candidate.name,
      motion: candidate.motion(duration: solution.duration, amplitude: amplitude),
      start: solution.start, duration: solution.duration,
      amplitude: isMirrored && pixelsPerPoint == nil ? -1 : amplitude, pixelsPerPoint: scale,
      peak: shape.peak * solution.scale.magnitude, rest: solution.rest,
      rms: (square / Double(Swift.max(distances.count, 1))).squareRoot(),
      max: distances.max() ?? 0, lag: start.map { solution.start - $0 },
      startError: errors[0], durationError: errors[1],
      amplitudeError: errors[2] / solution.scale.magnitude)
  }

  /// The candidate that fits best. Where the frames' times are uncertain, one that fits within the
  /// tolerance as it is defined goes first: of durations and amplitudes that cannot be told apart
  /// the defined ones are the likeliest.
  static func best(
    of candidates: [ShakeCandidate], to burst: MotionBurst, pixelsPerPoint: Double?,
    start: Double?, tolerance: FitTolerance
  ) -> CurveFit? {
    func best(isAsDefined: Bool) -> CurveFit? {
      candidates.filter { $0.isDefined || !isAsDefined }.compactMap {
        CurveFit(
          $0, to: burst, pixelsPerPoint: pixelsPerPoint, start: start, isAsDefined: isAsDefined)
      }.min { $0.rms < $1.rms }
    }
    if burst.timeError > 0, let defined = best(isAsDefined: true),
      tolerance.allowsError(of: defined)
    {
      return defined
    }
    return best(isAsDefined: false)
  }
}
