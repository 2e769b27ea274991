/// The expected and the actual motion over time, component by component, each with the error below.
public struct CurvePlot: Sendable {
  /// The most components that are drawn.
  public static let maximumPanelCount = 6

  /// What is drawn, by view and component.
  let panels: [PlotPanel]
  /// How many more components move than are drawn.
  let hiddenCount: Int
  /// The times of the first and the last frame, in seconds.
  let span: (start: Double, end: Double)

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
      PlotComponent.all(scale: scale).compactMap { component in
        PlotPanel(view: view, component, expected: expected, actual: actual)
      }
    }
    self.panels = Array(panels.prefix(Self.maximumPanelCount))
    hiddenCount = panels.count - self.panels.count
  }
}

/// A component of a pose as a plot shows it.
struct PlotComponent {
  let name: String
  let unit: String
  let value: (CurveRow) -> Double

  static func all(scale: Double) -> [PlotComponent] {
    [
      PlotComponent(name: "x", unit: "px") { $0.x * scale },
      PlotComponent(name: "y", unit: "px") { $0.y * scale },
      PlotComponent(name: "rotation", unit: "deg", value: \.rotation),
      PlotComponent(name: "scaleX", unit: "", value: \.scaleX),
      PlotComponent(name: "scaleY", unit: "", value: \.scaleY),
      PlotComponent(name: "skew", unit: "deg", value: \.skew),
      PlotComponent(name: "opacity", unit: "", value: \.opacity),
    ]
  }
}

/// One component of one view's motion.
struct PlotPanel {
  /// A value at a time in seconds.
  typealias Sample = (time: Double, value: Double)

  let title: String
  let unit: String
  let expected: [Sample]
  let actual: [Sample]
  /// Actual less expected, in the frames that both have.
  let error: [Sample]

  /// Nil where nothing moves.
  init?(view: String, _ component: PlotComponent, expected: CurveTable?, actual: CurveTable?) {
    let rows = [expected, actual].map { table in
      table?.views.firstIndex(of: view).flatMap { table?.rows(ofView: $0) } ?? []
    }
    let values = rows.joined().map(component.value)
    guard let low = values.min(), let high = values.max(), high - low > 1e-9 else { return nil }
    title = "\(view) · \(component.name)"
    unit = component.unit
    self.expected = rows[0].map { ($0.time, component.value($0)) }
    self.actual = rows[1].map { ($0.time, component.value($0)) }
    let others = Dictionary(rows[1].map { ($0.frame, $0) }, uniquingKeysWith: { $1 })
    error = rows[0].compactMap { row in
      others[row.frame].map { (row.time, component.value($0) - component.value(row)) }
    }
  }
}
