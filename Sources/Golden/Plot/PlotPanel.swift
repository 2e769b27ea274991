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

  /// A component of a view's motion, by its rows in either curve; nil where nothing moves.
  init?(view: String, _ component: PlotComponent, expected: [CurveRow], actual: [CurveRow]) {
    let values = [expected, actual].joined().map(component.value)
    guard let low = values.min(), let high = values.max(), high - low > 1e-9 else { return nil }
    hasDots = false
    title = "\(view) · \(component.name)"
    unit = component.unit
    self.expected = expected.map { ($0.time, component.value($0)) }
    self.actual = actual.map { ($0.time, component.value($0)) }
    let others = Dictionary(actual.map { ($0.frame, $0) }, uniquingKeysWith: { $1 })
    error = expected.compactMap { row in
      others[row.frame].map { (row.time, component.value($0) - component.value(row)) }
    }
  }
}
