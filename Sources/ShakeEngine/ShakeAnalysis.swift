/// What a shake will do, without looking at any frame.
public struct ShakeAnalysis: Sendable {
  /// A keyframe as the motion reaches it.
  public struct Keyframe: Hashable, Sendable {
    /// When it is reached, in seconds since the shake's start.
    public var time: Double
    /// The component that moves.
    public var keyPath: KeyPath
    /// The animation's value there.
    public var value: Double
  }

  /// The most keyframes of one animation that are listed; a long repetition has more.
  public static let maximumKeyframeCount = 10_000

  /// How long the shake takes, in seconds.
  public let duration: Double
  /// Every keyframe that is reached, by rising time.
  public let keyframes: [Keyframe]
  /// The keyframes where the motion turns round, by rising time. What an overshooting timing
  /// function or a cubic curve adds between keyframes is not among them.
  public let peaks: [Keyframe]
  /// Each peak with the animation that makes it, and what shows where that does not apply.
  let sources: [(peak: Keyframe, animation: KeyframeAnimation, rest: Double)]

  /// The analysis of a motion on a view whose own pose is `base`.
  public init(_ motion: ShakeMotion, base: Pose = .identity) {
    let animations = motion.animations(base: base)
    let restPose = motion.restPoseAfterwards(base: base)
    let lists = animations.map(\.reachedKeyframes)
    var sources: [(peak: Keyframe, animation: KeyframeAnimation, rest: Double)] = []
    for (animation, list) in zip(animations, lists) {
      let rest = animation.isAdditive ? 0 : restPose[animation.keyPath]
      let before = animation.isAdditive ? 0 : base[animation.keyPath]
      let after = animation.timing.fillMode.holdsAfterEnd ? list.last?.value ?? rest : rest
      for peak in Self.turns(list, before: before, after: after) {
        sources.append((peak, animation, rest))
      }
    }
    sources.sort { $0.peak.time < $1.peak.time }
    self.sources = sources
    peaks = sources.map(\.peak)
    keyframes = lists.flatMap { $0 }.sorted { $0.time < $1.time }
    duration = motion.duration
  }

  /// The keyframes that are higher or lower than both neighbours; of equal ones in a row the first.
  private static func turns(_ list: [Keyframe], before: Double, after: Double) -> [Keyframe] {
    var distinct: [Keyframe] = []
    for keyframe in list where keyframe.value != distinct.last?.value ?? before {
      distinct.append(keyframe)
    }
    let values = [before] + distinct.map(\.value) + [after]
    return distinct.indices.filter { index in
      let (previous, here, next) = (values[index], values[index + 1], values[index + 2])
      return here > previous && here > next || here < previous && here < next
    }.map { distinct[$0] }
  }
}

extension ShakeMotion {
  /// The keyframes where the motion of a view at rest turns round, by rising time.
  public var peaks: [ShakeAnalysis.Keyframe] { ShakeAnalysis(self).peaks }
}
