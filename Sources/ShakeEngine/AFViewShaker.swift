/// AFViewShaker's shake: keyframes along x, eased over the whole animation.
public struct AFViewShaker: Hashable, Sendable {
  /// How long it takes, in seconds; above 0.
  public var duration: Double

  /// A shake of a duration in seconds; the library's own default is 0.5.
  public init(duration: Double = 0.5) { self.duration = duration }
}
