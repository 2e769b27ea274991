/// QHLShakes' shake: a chain of strokes to and fro, each eased by itself.
public struct QHLShakes: Hashable, Sendable {
  /// Which way it moves.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical
  }

  /// The `times` argument; 10 by default.
  public var times: Int
  /// Seconds a stroke; above 0, 0.05 by default.
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
}
