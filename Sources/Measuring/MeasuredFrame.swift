/// Where the moving region is in one frame.
public struct MeasuredFrame: Hashable, Sendable {
  /// The frame's time in seconds, as the capture gives it.
  public var time: Double
  /// The displacement from rest along x, in pixels; positive is right.
  public var x: Double
  /// The displacement from rest along y, in pixels; positive is down.
  public var y: Double
  /// How far the displacement can be trusted, 0 ... 1.
  public var confidence: Double
  /// Whether the displacement can be trusted enough to be judged.
  public var isSure: Bool { confidence >= PartMotion.leastConfidence }

  /// A measured frame.
  public init(time: Double, x: Double, y: Double, confidence: Double) {
    self.time = time
    self.x = x
    self.y = y
    self.confidence = confidence
  }
}
