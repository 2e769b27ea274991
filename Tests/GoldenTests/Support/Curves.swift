import Golden
import ShakeEngine
import Testing
import Timing

/// Curves made by hand.
enum Curves {
  static func rate(_ fps: Int) throws -> FrameRate { try #require(FrameRate(fps)) }

  /// Frames of one view, `box`, or of several with the same pose.
  static func table(
    _ frames: Int, fps: Int = 60, views: [String] = ["box"], _ pose: (Double) -> Pose
  ) throws -> CurveTable {
    let rate = try rate(fps)
    let clock = try FrameClock(rate: rate, duration: rate.time(ofFrame: frames))
    #expect(clock.frameCount == frames)
    return CurveTable(clock: clock, frames: Array(0..<frames), views: views) { pose($1) }
  }

  /// AFViewShaker's shake of half a second, with 12 frames of rest.
  static func shake(
    fps: Int = 60, frames: Int = 42, _ change: (inout Pose, Double) -> Void = { _, _ in }
  ) throws -> CurveTable {
    let curve = ShakeCurve(.afViewShaker(AFViewShaker(duration: 0.5)))
    return try table(frames, fps: fps) { time in
      var pose = curve.pose(at: time)
      change(&pose, time)
      return pose
    }
  }
}
