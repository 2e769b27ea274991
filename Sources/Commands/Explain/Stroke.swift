import Golden
import ShakeEngine

/// A stretch of a shake in one direction, by the peak where it ends.
struct Stroke: Encodable {
  /// What it moves.
  let keyPath: String
  /// Where it ends: points, degrees, a factor.
  @JSONNumber var peak: Double
  /// When it ends, in seconds since the shake's start.
  @JSONNumber var time: Double
  /// The frame that shows the most of it.
  let frame: Int
  /// What that frame shows.
  @JSONNumber var shown: Double

  /// The stroke that ends in a peak, and what the frames show of that.
  init(_ sample: ShakeAnalysis.PeakSample) {
    let path = sample.peak.keyPath
    keyPath = path.rawValue
    peak = path.measure(sample.peak.value)
    time = sample.peak.time
    frame = sample.frame
    shown = path.measure(sample.shown)
  }

  /// Whether the frame shows less than the peak in the three decimals that are printed.
  var isMissed: Bool { (shown - peak).magnitude > 0.0005 }
}
