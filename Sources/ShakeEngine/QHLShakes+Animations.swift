extension QHLShakes {
  /// The chain as keyframe animations of a view whose own pose is `base`.
  ///
  /// The first stroke interpolates every component of the transform from the base's to the
  /// stroke's own, a pure translation; components that the base leaves at rest need no animation.
  public func animations(base: Pose) -> [KeyframeAnimation] {
    guard isAnimated else { return [] }
    let transform: [KeyPath] = [.translationX, .translationY, .rotation, .scaleX, .scaleY, .skew]
    return transform.compactMap { keyPath in
      let rest = Pose.identity[keyPath]
      if keyPath == along { return chain(keyPath, through: [base[keyPath]] + strokes) }
      guard base[keyPath] != rest else { return nil }
      return chain(keyPath, through: [base[keyPath]] + strokes.map { _ in rest })
    }
  }

  /// Whether anything is seen of it.
  var isAnimated: Bool { speed > 0 && speed.isFinite && range.isFinite }

  private var along: KeyPath { direction == .horizontal ? .translationX : .translationY }

  /// The pose that the view has from then on: the identity, with the opacity that it had.
  public func restPoseAfterwards(base: Pose) -> Pose { Pose(opacity: base.opacity) }

  /// Equal segments, each eased in and out.
  private func chain(_ keyPath: KeyPath, through values: [Double]) -> KeyframeAnimation {
    KeyframeAnimation(
      keyPath: keyPath,
      curve: KeyframeCurve(
        values: values,
        timingFunctions: Array(repeating: .easeInEaseOut, count: values.count - 1)),
      timing: MediaTiming(lasting: duration))
  }
}
