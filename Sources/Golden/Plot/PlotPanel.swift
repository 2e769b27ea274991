/// One component of a motion.
package struct PlotPanel: Sendable {
  /// A value at a time in seconds.
  package typealias Sample = (time: Double, value: Double)

  let title: String
  let unit: String
  let expected: [Sample]
  let actual: [Sample]
  /// Actual less expected, in the frames that both have.
  let error: [Sample]
  /// Whether each actual value is drawn as a dot: what is between them is not known.
  let hasDots: Bool

  /// A panel of values that are known one by one; without any error it is a curve alone.
  package init(
    title: String, unit: String, expected: [Sample] = [], actual: [Sample], error: [Sample] = []
  ) {
    hasDots = true
    self.title = title
    self.unit = unit
    self.expected = expected
    self.actual = actual
    self.error = error
  }

  /// A component of a view's motion; nil where nothing moves.
  init?(view: String, _ component: PlotComponent, expected: CurveTable?, actual: CurveTable?) {
    let rows = [expected, actual].map { table in
      table?.views.firstIndex(of: view).flatMap { table?.rows(ofView: $0) } ?? []
    }
    let values = rows.joined().map(component.value)
    guard let low = values.min(), let high = values.max(), high - low > 1e-9 else { return nil }
    hasDots = false
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
