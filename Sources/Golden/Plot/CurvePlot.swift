/// Motion over time: two curves of each component, and the error below.
public struct CurvePlot: Sendable {
  /// The most components that are drawn.
  public static let maximumPanelCount = 6

  /// What is drawn, by view and component.
  let panels: [PlotPanel]
  /// How many more components move than are drawn.
  let hiddenCount: Int
  /// The times of the first and the last frame, in seconds.
  let span: (start: Double, end: Double)
  /// What the two curves are called.
  let keys: (expected: String, actual: String)

  /// A plot of panels that are made already.
  package init(
    _ panels: [PlotPanel], span: (start: Double, end: Double),
    keys: (expected: String, actual: String)
  ) {
    self.panels = panels
    self.span = span
    self.keys = keys
    hiddenCount = 0
  }

  /// The plot of what moves in either curve; offsets in device pixels.
  ///
  /// - Parameters:
  ///   - expected: The approved curve, if there is one.
  ///   - actual: The curve that was drawn, if there is one.
  ///   - scale: Device pixels a point; above 0.
  public init(expected: CurveTable?, actual: CurveTable?, scale: Double) {
    let tables = [expected, actual].compactMap { $0 }
    let times = tables.flatMap { [$0.rows.first?.time, $0.rows.last?.time] }.compactMap { $0 }
    span = (times.min() ?? 0, times.max() ?? 0)
    var views = tables.first?.views ?? []
    for view in tables.last?.views ?? [] where !views.contains(view) { views.append(view) }
    let panels = views.flatMap { view in
      PlotComponent.all(unit: "px", scale: scale).compactMap { component in
        PlotPanel(view: view, component, expected: expected, actual: actual)
      }
    }
    self.panels = Array(panels.prefix(Self.maximumPanelCount))
    hiddenCount = panels.count - self.panels.count
    keys = ("expected", "actual")
  }

  /// The plot of all that moves in one curve; offsets in points.
  public init(_ curve: CurveTable) {
    panels = curve.views.flatMap { view in
      PlotComponent.all(unit: "pt", scale: 1).compactMap { component in
        PlotPanel(view: view, component, expected: nil, actual: curve)
      }
    }
    hiddenCount = 0
    span = (curve.rows.first?.time ?? 0, curve.rows.last?.time ?? 0)
    keys = ("", "")
  }
}
