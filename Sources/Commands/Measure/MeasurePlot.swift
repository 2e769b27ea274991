import Golden
import Measuring
import ShakeEngine

/// The plot of a measured motion: along x and y with the curve that fits, and the confidence.
enum MeasurePlot {
  /// How many points the fitted curve is drawn through, more than there are frames.
  private static let pointCount = 400
  /// Motion along an axis that is smaller than this, in pixels, is not drawn.
  private static let leastMotion = 0.05

  /// The plot. Where there is a fit it shows the shake with some rest on either side.
  static func plot(_ measurement: MotionMeasurement) -> CurvePlot {
    let fit = measurement.fit
    var frames = measurement.frames
    if let fit {
      let margin = max(fit.duration / 2, 0.1)
      let shown = (fit.start - margin)...(fit.start + fit.duration + margin)
      frames = frames.filter { shown.contains($0.time) }
    }
    let curve = fit.map(FittedCurve.init)
    let all = [
      panel("x", frames, \.x, curve) { $0.x }, panel("y", frames, \.y, curve) { $0.y },
    ]
    let moving = all.filter(\.isMoving).map(\.panel)
    let confidence = PlotPanel(
      title: "confidence", unit: "", actual: frames.map { ($0.time, $0.confidence) })
    return CurvePlot(
      (moving.isEmpty ? all.map(\.panel) : moving) + [confidence],
      span: (frames.first?.time ?? 0, frames.last?.time ?? 0),
      keys: (fit?.shake ?? "", "measured"))
  }

  private static func panel(
    _ name: String, _ frames: [MeasuredFrame], _ value: (MeasuredFrame) -> Double,
    _ curve: FittedCurve?, _ component: (Pose) -> Double
  ) -> (panel: PlotPanel, isMoving: Bool) {
    let actual = frames.map { (time: $0.time, value: value($0)) }
    var expected: [PlotPanel.Sample] = []
    var error: [PlotPanel.Sample] = []
    if let curve, let first = frames.first, let last = frames.last {
      expected = (0...pointCount).map { step in
        let time = first.time + (last.time - first.time) * Double(step) / Double(pointCount)
        return (time, component(curve.pose(at: time)))
      }
      error = actual.map { ($0.time, $0.value - component(curve.pose(at: $0.time))) }
    }
    let panel = PlotPanel(
      title: name, unit: "px", expected: expected, actual: actual, error: error)
    return (panel, (expected + actual).contains { $0.value.magnitude >= leastMotion })
  }
}

/// A fitted shake in a recording's pixels and seconds.
private struct FittedCurve {
  private let curve: ShakeCurve
  private let start: Double
  private let stretch: Double
  private let scale: Double

  init(_ fit: CurveFit) {
    let curve = ShakeCurve(fit.motion)
    self.curve = curve
    start = fit.start
    stretch = curve.duration / fit.duration
    let peak = (0...1000).map { curve.pose(at: curve.duration * Double($0) / 1000).distance }.max()
    scale = fit.peak / Swift.max(peak ?? 0, .leastNormalMagnitude)
  }

  /// The pose at a time of the recording, its translation in pixels.
  func pose(at time: Double) -> Pose {
    let pose = time < start ? .identity : curve.pose(at: (time - start) * stretch)
    return Pose(x: pose.x * scale, y: pose.y * scale)
  }
}

extension Pose {
  /// The distance from rest.
  fileprivate var distance: Double { (x * x + y * y).squareRoot() }
}
