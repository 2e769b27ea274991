import Geometry
import Golden
import Measuring

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
    let curve = fit.flatMap(FittedCurve.init)
    let all = [
      panel("x", frames, \.x, curve) { $0.x }, panel("y", frames, \.y, curve) { $0.y },
    ]
    let moving = all.filter(\.isMoving).map(\.panel)
    let confidence = PlotPanel(
      title: "confidence", unit: "", actual: frames.map { ($0.time, $0.confidence) })
    return CurvePlot(
      (moving.isEmpty ? all.map(\.panel) : moving) + [confidence],
      span: (frames.first?.time ?? 0, frames.last?.time ?? 0),
      keys: (fit.map { "\($0.shake), fitted" } ?? "", "measured"))
  }

  private static func panel(
    _ name: String, _ frames: [MeasuredFrame], _ value: (MeasuredFrame) -> Double,
    _ curve: FittedCurve?, _ component: (Point) -> Double
  ) -> (panel: PlotPanel, isMoving: Bool) {
    let actual = frames.map { (time: $0.time, value: value($0)) }
    var expected: [PlotPanel.Sample] = []
    var error: [PlotPanel.Sample] = []
    if let curve, let first = frames.first, let last = frames.last {
      expected = (0...pointCount).map { step in
        let time = first.time + (last.time - first.time) * Double(step) / Double(pointCount)
        return (time, component(curve(time)))
      }
      error = actual.map { ($0.time, $0.value - component(curve($0.time))) }
    }
    let panel = PlotPanel(
      title: name, unit: "px", expected: expected, actual: actual, error: error)
    return (panel, (expected + actual).contains { $0.value.magnitude >= leastMotion })
  }
}
