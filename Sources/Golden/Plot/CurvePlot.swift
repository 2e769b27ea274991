/// Motion over time: two curves of each component, and the error below.
package struct CurvePlot: Sendable {
  /// The most components that are drawn.
  package static let maximumPanelCount = 6

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
  package init(expected: CurveTable?, actual: CurveTable?, scale: Double) {
    let tables = [expected, actual].compactMap { $0 }
    let times = tables.flatMap { [$0.rows.first?.time, $0.rows.last?.time] }.compactMap { $0 }
    span = (times.min() ?? 0, times.max() ?? 0)
    let indices = (expected: expected?.indices ?? [:], actual: actual?.indices ?? [:])
    var views = expected?.views ?? []
    views += (actual?.views ?? []).filter { indices.expected[$0] == nil }
    let panels = views.flatMap { view in
      let rows = (
        expected: indices.expected[view].flatMap { expected?.rows(ofView: $0) } ?? [],
        actual: indices.actual[view].flatMap { actual?.rows(ofView: $0) } ?? []
      )
      return PlotComponent.all(unit: "px", scale: scale).compactMap { component in
        PlotPanel(view: view, component, expected: rows.expected, actual: rows.actual)
      }
    }
    self.panels = Array(panels.prefix(Self.maximumPanelCount))
    hiddenCount = panels.count - self.panels.count
    keys = ("expected", "actual")
  }

  /// The plot of all that moves in one curve; offsets in points.
  package init(_ curve: CurveTable) {
    panels = curve.views.enumerated().flatMap { index, view in
      let rows = curve.rows(ofView: index)
      return PlotComponent.all(unit: "pt", scale: 1).compactMap { component in
        PlotPanel(view: view, component, expected: [], actual: rows)
      }
    }
    hiddenCount = 0
    span = (curve.rows.first?.time ?? 0, curve.rows.last?.time ?? 0)
    keys = ("", "")
  }
}
