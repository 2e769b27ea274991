import Geometry

/// A shape laid over a burst: where it starts, how long it takes, how large and how far off it is.
struct CurveSolution {
  /// The start, in seconds.
  var start: Double
  /// The duration, in seconds.
  var duration: Double
  /// Pixels for a point of the shape.
  var scale: Double
  /// Where the motion's rest is, in pixels from the measured one.
  var rest: Point
  /// The weighted sum of the squared distances, in squared pixels.
  var error: Double

  /// The best scale and rest for a start and a duration: a linear problem.
  init(_ shape: CurveShape, _ burst: MotionBurst, start: Double, duration: Double) {
    var (n, m, d) = (0.0, Point.zero, Point.zero)
    var (mm, md, dd) = (0.0, 0.0, 0.0)
    for frame in burst.frames {
      let model = shape((frame.time - start) / duration).place
      let weight = frame.confidence * frame.confidence
      n += weight
      m = m + model * weight
      d = d + Point(x: frame.x, y: frame.y) * weight
      mm += weight * (model.x * model.x + model.y * model.y)
      md += weight * (model.x * frame.x + model.y * frame.y)
      dd += weight * (frame.x * frame.x + frame.y * frame.y)
    }
    mm -= (m.x * m.x + m.y * m.y) / n
    md -= (m.x * d.x + m.y * d.y) / n
    dd -= (d.x * d.x + d.y * d.y) / n
    self.start = start
    self.duration = duration
    scale = mm > 0 ? md / mm : 0
    rest = (d - m * scale) * (1 / n)
    error = mm > 0 ? max(dd - scale * md, 0) : dd
  }

  /// The distance of a frame from the curve, as a vector, were it shown `delay` seconds later.
  private func residual(
    _ frame: MeasuredFrame, _ shape: CurveShape, delay: Double = 0
  ) -> Point {
    let place = shape((frame.time + delay - start) / duration).place
    return Point(x: frame.x, y: frame.y) - place * scale - rest
  }

  /// The least distance of a frame from the curve within what its time may be off.
  func distance(_ frame: MeasuredFrame, _ shape: CurveShape, timeError: Double) -> Double {
    guard timeError > 0 else { return residual(frame, shape).length }
    return (-8...8).map { step in
      residual(frame, shape, delay: timeError * Double(step) / 8).length
    }.min() ?? 0
  }

  /// The normal equations of start, duration, scale and rest at this solution.
  func equations(_ shape: CurveShape, _ burst: MotionBurst) -> NormalEquations {
    var normal = NormalEquations(count: 5)
    for frame in burst.frames {
      let part = (frame.time - start) / duration
      let (place, slope) = shape(part)
      let residual = residual(frame, shape)
      let weight = frame.confidence * frame.confidence
      let (byStart, byDuration) = (slope * (-scale / duration), slope * (-scale * part / duration))
      normal.add(
        [byStart.x, byDuration.x, place.x, 1, 0], error: residual.x, weight: weight)
      normal.add(
        [byStart.y, byDuration.y, place.y, 0, 1], error: residual.y, weight: weight)
    }
    return normal
  }

  /// The solution that Levenberg and Marquardt's steps lead to from here.
  func refined(_ shape: CurveShape, _ burst: MotionBurst) -> CurveSolution {
    var best = self
    var damping = 1e-3
    for _ in 0..<40 where damping < 1e6 {
      guard let step = best.equations(shape, burst).solution(damping: damping) else { break }
      let duration = best.duration + step[1]
      let next = CurveSolution(
        shape, burst, start: best.start + step[0], duration: max(duration, best.duration / 2))
      guard next.error < best.error else {
        damping *= 8
        continue
      }
      let isSettled = best.error - next.error < 1e-12 * best.error
      best = next
      damping /= 8
      if isSettled { break }
    }
    return best
  }

  /// The best solution that keeps the shape's own duration and, where it is given, scale: only the
  /// start is looked for, by the distances that the frames' times allow.
  static func asDefined(
    _ shape: CurveShape, _ burst: MotionBurst, scale: Double?
  ) -> CurveSolution {
    func solution(_ start: Double) -> CurveSolution {
      var solution = CurveSolution(shape, burst, start: start, duration: shape.duration)
      if let scale { (solution.scale, solution.rest) = (scale, .zero) }
      solution.error = burst.frames.reduce(0) { sum, frame in
        let distance = solution.distance(frame, shape, timeError: burst.timeError)
        return sum + frame.confidence * frame.confidence * distance * distance
      }
      return solution
    }
    var span = shape.duration / 2
    var best = solution(burst.start)
    while span > 1e-5 {
      let middle = best.start
      for step in -50...50 {
        let next = solution(middle + span * Double(step) / 50)
        if next.error < best.error { best = next }
      }
      span /= 20
    }
    return best
  }

  /// The best solution of many starts and durations around what the burst shows. A mirrored shape
  /// counts only where `mayMirror`.
  static func search(
    _ shape: CurveShape, _ burst: MotionBurst, mayMirror: Bool
  ) -> CurveSolution? {
    let length = max(burst.end - burst.start, burst.interval)
    let steps = 40
    var found: [CurveSolution] = []
    // A shake starts and ends slowly: it takes longer than it is seen to be away from rest.
    var duration = 0.8 * length
    let longest = 2 * length + 2 * burst.interval
    while duration < longest {
      let earliest = burst.start - burst.interval - 0.5 * duration
      for step in 0...steps {
        let start = earliest + (burst.start - earliest) * Double(step) / Double(steps)
        let solution = CurveSolution(shape, burst, start: start, duration: duration)
        if solution.scale > 0 || mayMirror { found.append(solution) }
      }
      duration *= 1.025
    }
    found.sort { $0.error < $1.error }
    return found.prefix(6).map { $0.refined(shape, burst) }
      .filter { $0.scale > 0 || mayMirror }
      .min { $0.error < $1.error }
  }
}
