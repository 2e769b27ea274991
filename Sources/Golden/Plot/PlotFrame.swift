import Geometry

/// A rectangle of a plot with values over time.
struct PlotFrame {
  private let top: Double
  private let height: Double
  private let span: (start: Double, end: Double)
  private let low: Double
  private let high: Double

  /// A rectangle for values; zero is always in it.
  init(top: Double, height: Double, span: (start: Double, end: Double), values: [Double]) {
    self.top = top
    self.height = height
    self.span = span
    low = min(values.min() ?? 0, 0)
    high = max(values.max() ?? 0, 0)
  }

  /// The border, which carries the range's ends, the line of zero, and the ends in words.
  func axes(unit: String, label: String? = nil) -> [PlotMark] {
    let (left, right) = (PlotLayout.left, PlotLayout.right)
    var marks: [PlotMark] = [
      .frame(
        Rect(x: left, y: top, width: right - left, height: height), low: low, high: high),
      .zero(y: y(0)),
      tick(high, unit, y: top + 9),
    ]
    if low < high { marks.append(tick(low, unit, y: top + height)) }
    if let label { marks.append(.text(label, .label, Point(x: left + 4, y: top + 12))) }
    return marks
  }

  /// The places of values.
  func points(_ samples: [PlotPanel.Sample]) -> [Point] {
    samples.map { Point(x: x($0.time), y: y($0.value)) }
  }

  /// The places of a line through values. Of more than can be told apart, the first, the lowest, the
  /// highest and the last in each unit of the width: they look the same.
  func line(_ samples: [PlotPanel.Sample]) -> [Point] {
    let points = points(samples)
    guard points.count > PlotLayout.maximumPointCount else { return points }
    var line: [Point] = []
    var start = 0
    while start < points.count {
      let column = points[start].x.rounded(.down)
      let end = points[start...].firstIndex { $0.x.rounded(.down) != column } ?? points.count
      let (highest, lowest) = (start..<end).reduce((start, start)) { found, index in
        (
          points[index].y < points[found.0].y ? index : found.0,
          points[index].y > points[found.1].y ? index : found.1
        )
      }
      line += Set([start, highest, lowest, end - 1]).sorted().map { points[$0] }
      start = end
    }
    return line
  }

  private func tick(_ value: Double, _ unit: String, y: Double) -> PlotMark {
    let number = DecimalText.short(value, value.magnitude < 0.01 ? 5 : 3)
    return .text(
      unit.isEmpty ? number : "\(number) \(unit)", .tick, Point(x: PlotLayout.left - 6, y: y))
  }

  private func x(_ time: Double) -> Double {
    let length = span.end - span.start
    let share = length > 0 ? (time - span.start) / length : 0
    return PlotLayout.left + share * PlotLayout.plotWidth
  }

  private func y(_ value: Double) -> Double {
    high > low ? top + (high - value) / (high - low) * height : top + height / 2
  }
}
