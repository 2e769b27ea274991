import Geometry

/// UIKit's spring animation with a damping ratio of 1 and no initial velocity: from 0 to 1 as fast
/// as possible without overshooting.
///
/// x(t) = 1 - (1 + wt) e^(-wt) with w = 9.2334 / duration: the spring is within 0.001 of its goal
/// after the duration, since 9.2334 is the root of (1 + z) e^(-z) = 0.001.
public struct CriticalSpring: Hashable, Sendable {
  /// How long the animation takes, in seconds. 0 or less is there at once.
  public var duration: Double

  /// A spring of a duration in seconds.
  public init(duration: Double) { self.duration = duration }

  /// The value at a time in seconds: 0 up to the start, 1 after the end.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time <= duration else { return 1 }
    let z = 9.2334 * (time / duration)
    return 1 - (1 + z) * ElementaryFunctions.exponential(-z)
  }
}
