extension KeyframeAnimation {
  /// Every keyframe that the animation reaches, by rising time since it was added; not more than
  /// ``ShakeAnalysis/maximumKeyframeCount``.
  var reachedKeyframes: [ShakeAnalysis.Keyframe] {
    guard values.count > 1 else { return [] }
    let pass = passKeyframes
    let passEnd = isCumulative ? curve.value(at: timing.autoreverses ? 0 : 1) ?? 0 : 0
    let total = timing.ownDuration
    var found: [ShakeAnalysis.Keyframe] = []
    var completed = 0.0
    while completed * timing.cycle < total, found.count < ShakeAnalysis.maximumKeyframeCount {
      for (progress, value) in pass {
        let own = completed * timing.cycle + progress * timing.duration
        guard own <= total * (1 + 1e-12) else { break }
        let keyframe = ShakeAnalysis.Keyframe(
          time: timing.delay + timing.elapsed(own: min(own, total)), keyPath: keyPath,
          value: value + completed * passEnd)
        // Where one pass turns into the next, both have the same keyframe.
        if keyframe != found.last { found.append(keyframe) }
      }
      completed += 1
    }
    return found.prefix(ShakeAnalysis.maximumKeyframeCount).sorted { $0.time < $1.time }
  }

  /// When each value is reached in one pass (0 ... 1), or in one there-and-back (0 ... 2): the
  /// overall timing function's inverse of its key time.
  private var passKeyframes: [(progress: Double, value: Double)] {
    let there = zip(curve.times, values).compactMap { time, value in
      (curve.timingFunction.map { $0.progress(reaching: time) } ?? time).map { ($0, value) }
    }
    return timing.autoreverses ? there + there.reversed().map { (2 - $0, $1) } : there
  }
}

extension MediaTiming {
  /// When the animation's own time, 0 ... ``ownDuration``, comes, in seconds after its delay.
  fileprivate func elapsed(own: Double) -> Double {
    if speed > 0, timeOffset == 0 { return own / speed }
    let distance = speed > 0 ? own - timeOffset : timeOffset - own
    let turns = (distance / ownDuration).rounded(.down)
    return (distance - turns * ownDuration) / speed.magnitude
  }
}
