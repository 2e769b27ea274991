/// Where the moving region is in one frame.
package struct MeasuredFrame: Hashable, Sendable {
  /// The frame's time in seconds, as the capture gives it.
  package var time: Double
  /// The displacement from rest along x, in pixels; positive is right.
  package var x: Double
  /// The displacement from rest along y, in pixels; positive is down.
  package var y: Double
  /// How far the displacement can be trusted, 0 ... 1.
  package var confidence: Double
  /// Whether the displacement can be trusted enough to be judged.
  package var isSure: Bool { confidence >= PartMotion.leastConfidence }

  /// A measured frame.
  package init(time: Double, x: Double, y: Double, confidence: Double) {
    self.time = time
    self.x = x
    self.y = y
    self.confidence = confidence
  }
}
