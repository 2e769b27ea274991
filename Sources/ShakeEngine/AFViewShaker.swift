/// AFViewShaker's shake (ArtFeel/AFViewShaker 0.0.5): keyframes along x, eased over the whole
/// animation. The x translation of the view's own transform is kept.
public struct AFViewShaker: Hashable, Sendable {
  /// How long it takes, in seconds. 0 or less means 0.25, as Core Animation has it; documents
  /// must say more than 0 (``validate()``).
  public var duration: Double

  /// A shake of a duration in seconds; the library's own default is 0.5.
  public init(duration: Double = 0.5) { self.duration = duration }

  /// The displacements, in points.
  static let values: [Double] = [0, 10, -8, 8, -5, 5, 0]
  /// When each is reached, as a part of the eased duration.
  static let keyTimes: [Double] = [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1]

  /// Refuses a duration that is not above 0 and at most a million seconds.
  public func validate() throws(ShakeError) {
    try ShakeError.checkPositive(duration, "duration")
  }

  /// The animation of a view whose own pose is `base`. Its values are absolute: the base's x is
  /// added to each.
  public func animations(base: Pose) -> [KeyframeAnimation] {
    let curve = KeyframeCurve(
      values: Self.values.map { base.x + $0 }, keyTimes: Self.keyTimes,
      timingFunction: .easeInEaseOut)
    return [
      KeyframeAnimation(
        keyPath: .translationX, curve: curve, timing: MediaTiming(lasting: duration))
    ]
  }
}
