/// How a shake moves a view.
public enum ShakeMotion: Hashable, Sendable {
  /// AFViewShaker's keyframes.
  case afViewShaker(AFViewShaker)
  /// QHLShakes' chain of strokes.
  case qhlShakes(QHLShakes)
  /// Keyframe animations written out.
  case keyframes([KeyframeAnimation])

  /// The one form that every motion compiles to: keyframe animations of a view whose own pose is
  /// `base`, in the order in which they are added.
  public func animations(base: Pose) -> [KeyframeAnimation] {
    switch self {
    case .afViewShaker(let shaker): shaker.animations(base: base)
    case .qhlShakes(let shakes): shakes.animations(base: base)
    case .keyframes(let animations): animations
    }
  }

  /// The animations that add the motion's displacement to whatever the view does: a preset's from
  /// rest, written-out keyframes' from the view's own pose.
  func additiveAnimations(base: Pose) -> [KeyframeAnimation] {
    switch self {
    case .afViewShaker, .qhlShakes: animations(base: .identity).map { $0.additive(from: 0) }
    case .keyframes(let animations): animations.map { $0.additive(from: base[$0.keyPath]) }
    }
  }

  /// The components of a view's pose that it moves, whatever the view's own pose is. QHLShakes sets
  /// the whole transform.
  var components: PoseComponents {
    switch self {
    case .afViewShaker: .x
    case .qhlShakes(let shakes): shakes.isAnimated ? .transform : []
    case .keyframes(let animations):
      animations.reduce(into: []) { $0.formUnion($1.keyPath.components) }
    }
  }

  /// How long it takes, in seconds: until the last of its animations ends.
  public var duration: Double { animations(base: .identity).map(\.end).max() ?? 0 }

  /// The pose that a view has once it is over.
  public func restPoseAfterwards(base: Pose) -> Pose {
    switch self {
    case .qhlShakes(let shakes): shakes.restPoseAfterwards(base: base)
    case .afViewShaker, .keyframes: base
    }
  }

  /// Refuses parameters without sense. Written-out keyframes are sound by themselves.
  public func validate() throws(ShakeError) {
    switch self {
    case .afViewShaker(let shaker): try shaker.validate()
    case .qhlShakes(let shakes): try shakes.validate()
    case .keyframes: break
    }
  }
}
