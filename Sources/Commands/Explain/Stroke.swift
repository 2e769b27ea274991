import ShakeEngine
import Timing

/// A stretch of a shake in one direction, by the peak where it ends.
struct Stroke: Encodable {
  /// What it moves.
  let keyPath: String
  /// Where it ends: points, degrees, a factor.
  let peak: Double
  /// When it ends, in seconds since the shake's start.
  let time: Double
  /// The frame that shows the most of it.
  let frame: Int
  /// What that frame shows.
  let shown: Double

  /// A stroke of a shake that starts at `start` in a timeline cut into frames.
  init(
    to peak: ShakeAnalysis.Keyframe, of curve: ShakeCurve, start: Double, clock: FrameClock
  ) {
    let path = peak.keyPath
    let position = (start + peak.time) * clock.slowdown * clock.rate.framesPerSecond
    let neighbours = [position.rounded(.down), position.rounded(.up)].map { place in
      let frame = min(max(0, Int(place)), clock.frameCount - 1)
      let value = curve.pose(at: clock.time(ofFrame: frame) - start)[path]
      return (frame: frame, value: value, miss: (value - peak.value).magnitude)
    }
    let best = neighbours[0].miss <= neighbours[1].miss ? neighbours[0] : neighbours[1]
    keyPath = path.rawValue
    self.peak = path.measure(peak.value)
    time = peak.time
    frame = best.frame
    shown = path.measure(best.value)
  }

  /// Whether the frame shows less than a person would call the peak.
  var isMissed: Bool { (shown - peak).magnitude > 0.0005 }
}
