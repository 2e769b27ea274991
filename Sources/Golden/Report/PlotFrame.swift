/// A rectangle of a plot with values over time.
struct PlotFrame {
  private let top: Double
  private let height: Double
  private let span: (start: Double, end: Double)
  private let low: Double
  private let high: Double

  /// A rectangle for values; zero is always in it.
  init(top: Int, height: Int, span: (start: Double, end: Double), values: [Double]) {
    self.top = Double(top)
    self.height = Double(height)
    self.span = span
    low = min(values.min() ?? 0, 0)
    high = max(values.max() ?? 0, 0)
  }

  /// The border, which carries the range's ends, the line of zero, and the ends in words.
  func axes(unit: String, label: String? = nil) -> String {
    let (left, right) = (PlotLayout.left, PlotLayout.right)
    let zero = text(y(0))
    var lines = """
      <rect class="plot-frame" x="\(left)" y="\(text(top))" width="\(right - left)" \
      height="\(text(height))" data-low="\(DecimalText.short(low, 9))" \
      data-high="\(DecimalText.short(high, 9))"/>
      <line class="plot-zero" x1="\(left)" x2="\(right)" y1="\(zero)" y2="\(zero)"/>
      \(tick(high, unit, y: top + 9))
      """
    if low < high { lines += tick(low, unit, y: top + height) }
    if let label {
      lines += """
        <text class="plot-label" x="\(left + 4)" y="\(text(top + 12))">\(label)</text>

        """
    }
    return lines
  }

  /// The values as a line.
  func line(_ samples: [PlotPanel.Sample], _ style: String) -> String {
    guard !samples.isEmpty else { return "" }
    let points = samples.map { "\(text(x($0.time))),\(text(y($0.value)))" }
    return "<polyline class=\"\(style)\" points=\"\(points.joined(separator: " "))\"/>\n"
  }

  /// The values as dots: lines without a length, which have round ends.
  func dots(_ samples: [PlotPanel.Sample]) -> String {
    let points = samples.map { "M\(text(x($0.time))) \(text(y($0.value)))h0" }
    return "<path class=\"plot-actual plot-dots\" d=\"\(points.joined())\"/>\n"
  }

  private func tick(_ value: Double, _ unit: String, y: Double) -> String {
    let number = DecimalText.short(value, value.magnitude < 0.01 ? 5 : 3)
    return "<text class=\"plot-tick\" x=\"\(PlotLayout.left - 6)\" y=\"\(text(y))\">"
      + (unit.isEmpty ? number : "\(number) \(unit)") + "</text>\n"
  }

  private func x(_ time: Double) -> Double {
    let length = span.end - span.start
    let share = length > 0 ? (time - span.start) / length : 0
    return Double(PlotLayout.left) + share * Double(PlotLayout.plotWidth)
  }

  private func y(_ value: Double) -> Double {
    high > low ? top + (high - value) / (high - low) * height : top + height / 2
  }

  private func text(_ number: Double) -> String { DecimalText.short(number, 2) }
}
