/// QHLShakes' shake (a category on UIView): a chain of strokes to and fro, each eased by itself.
///
/// The library calls itself again with `times - 1` and `currentTimes + 1` and stops when the two
/// meet, so `times` strokes are asked for and ceil(times / 2) + 1 are made, then one back to rest.
/// Each stroke sets the view's whole transform: what it was before is lost.
public struct QHLShakes: Hashable, Sendable {
  /// Which way it moves.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical
  }

  /// The most times that ``validate()`` allows and that are made.
  public static let maximumTimes = 10_000

  /// The `times` argument; 10 by default.
  public var times: Int
  /// Seconds a stroke; above 0, 0.05 by default. 0 or less moves nothing, as UIKit has it.
  public var speed: Double
  /// How far a stroke goes from rest, in points; 5 by default, negative starts the other way.
  public var range: Double
  /// Which way it moves.
  public var direction: Direction
  /// Whether `times` strokes are made, as callers mean, and not the original's ceil(times/2) + 1.
  public var exactCount: Bool

  /// A chain of strokes.
  public init(
    times: Int = 10, speed: Double = 0.05, range: Double = 5, direction: Direction = .horizontal,
    exactCount: Bool = false
  ) {
    self.times = times
    self.speed = speed
    self.range = range
    self.direction = direction
    self.exactCount = exactCount
  }

  /// How many strokes away from rest are made, before the one back to it. `times` below 0 count as
  /// 0; the original makes one stroke then, the exact count none.
  public var strokeCount: Int {
    let times = min(max(times, 0), Self.maximumTimes)
    return exactCount ? times : times / 2 + times % 2 + 1
  }

  /// Where each stroke ends, in points from rest; the last one, back to rest, is 0.
  public var strokes: [Double] {
    (0..<strokeCount).map { $0.isMultiple(of: 2) ? range : -range } + [0]
  }

  /// How long the whole chain takes, in seconds: `speed * (strokeCount + 1)`.
  public var duration: Double { speed > 0 ? speed * Double(strokeCount + 1) : 0 }

  /// Refuses what no shake can be: a speed that is not above 0 and at most a million seconds,
  /// `times` outside 0 ... ``maximumTimes``, a range beyond ±1e9 points.
  public func validate() throws(ShakeError) {
    guard (0...Self.maximumTimes).contains(times) else {
      throw ShakeError("times", "must be in 0...\(Self.maximumTimes), got \(times)")
    }
    try ShakeError.checkPositive(speed, "speed")
    guard range.isFinite else { throw ShakeError("range", "not a finite number") }
    guard range.magnitude <= 1e9 else {
      throw ShakeError("range", "must be in -1000000000...1000000000, got \(PlainNumber(range))")
    }
  }
}
