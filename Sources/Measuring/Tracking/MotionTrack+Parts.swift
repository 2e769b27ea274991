import Geometry

extension MotionTrack {
  /// How small a part of the largest change may be that is measured in its place. An encoder's
  /// leftovers seem to move too.
  private static let leastShare = 0.01

  /// The motion of the part that shows most of it and of all parts that move alike; if no part can
  /// be measured, the refusal of the one that changes most. The parts come in that order.
  init(_ parts: [PartMotion], times: [Double]) {
    let least = (parts.map(\.change).max() ?? 0) * Self.leastShare
    let leader =
      parts.filter { $0.refusal == nil && $0.explained >= least }
      .max { $0.explained < $1.explained }
      ?? parts.first { $0.refusal != .still && $0.refusal != nil } ?? parts.first
    guard let leader else {
      self.init(times: times, region: .empty, refusal: .still)
      return
    }
    let alike = parts.filter { $0.refusal == nil && leader.refusal == nil && $0.movesLike(leader) }
    let group = alike.isEmpty ? [leader] : alike
    let frames = times.indices.map { index in
      Self.frame(group.map { $0.samples[index] }, time: times[index])
    }
    self.init(
      frames: frames, region: group.reduce(.empty) { $0.union($1.bounds) },
      refusal: leader.refusal)
  }

  /// The mean of the parts' displacements in one frame, each weighted by what it knows: the
  /// solution of their common normal equations.
  private static func frame(_ samples: [PartSample], time: Double) -> MeasuredFrame {
    var information = Information()
    var right = Point.zero
    var (weights, confidence) = (0.0, 0.0)
    for sample in samples {
      let known = sample.information * max(sample.confidence * sample.confidence, 1e-6)
      information = information + known
      right = right + known(sample.displacement)
      weights += known.trace
      confidence += known.trace * sample.confidence
    }
    let place = information.solve(right)
    return MeasuredFrame(
      time: time, x: place.x, y: place.y, confidence: weights > 0 ? confidence / weights : 0)
  }
}

extension PartMotion {
  /// Whether both are at the same place, to a quarter of a pixel or a tenth of the way, in the
  /// frames that both are sure of.
  func movesLike(_ other: PartMotion) -> Bool {
    var (weights, error, square) = (0.0, 0.0, 0.0)
    for (mine, its) in zip(samples, other.samples) {
      let weight = min(mine.confidence, its.confidence)
      guard weight >= Self.leastConfidence else { continue }
      let gap = (mine.displacement - its.displacement).length
      weights += weight
      error += weight * gap * gap
      square += weight * its.displacement.length * its.displacement.length
    }
    return weights > 0 && error <= max(0.0625 * weights, 0.01 * square)
  }
}
