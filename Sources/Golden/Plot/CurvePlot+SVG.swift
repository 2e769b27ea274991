import Geometry

extension CurvePlot {
  /// The plot of what is called `name` as an SVG picture, light or dark as its surroundings are.
  package func svg(name: String) -> String {
    let title = Markup.escaped("Curve of \(name)")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="curve-plot" role="img" aria-label="\(title)" \
      viewBox="0 0 \(text(PlotLayout.width)) \(text(height))" data-left="\(text(PlotLayout.left))" \
      data-width="\(text(PlotLayout.plotWidth))" data-start="\(DecimalText.short(span.start, 9))" \
      data-end="\(DecimalText.short(span.end, 9))">
      <style>\(Self.style)</style>
      <title>\(title)</title>
      \(marks.map(markup).joined())</svg>

      """
  }

  private func markup(_ mark: PlotMark) -> String {
    switch mark {
    case .panel(let marks): return "<g>\n\(marks.map(markup).joined())</g>\n"
    case .frame(let rect, let low, let high):
      return """
        <rect class="plot-frame" x="\(text(rect.minX))" y="\(text(rect.minY))" \
        width="\(text(rect.size.width))" height="\(text(rect.size.height))" \
        data-low="\(DecimalText.short(low, 9))" data-high="\(DecimalText.short(high, 9))"/>

        """
    case .zero(let y):
      return """
        <line class="plot-zero" x1="\(text(PlotLayout.left))" x2="\(text(PlotLayout.right))" \
        y1="\(text(y))" y2="\(text(y))"/>

        """
    case .curve(let points, let line):
      guard !points.isEmpty else { return "" }
      let style = line == .between ? "plot-actual plot-between" : "plot-\(line.rawValue)"
      let places = points.map { "\(text($0.x)),\(text($0.y))" }
      return "<polyline class=\"\(style)\" points=\"\(places.joined(separator: " "))\"/>\n"
    case .dots(let points):
      // Lines without a length, which have round ends.
      let dots = points.map { "M\(text($0.x)) \(text($0.y))h0" }
      return "<path class=\"plot-actual plot-dots\" d=\"\(dots.joined())\"/>\n"
    case .cursor(let top, let bottom):
      let left = text(PlotLayout.left)
      return """
        <line class="plot-cursor" x1="\(left)" x2="\(left)" y1="\(text(top))" \
        y2="\(text(bottom))" visibility="hidden"/>

        """
    case .text(let words, let kind, let place):
      return "\(start(of: kind, at: place))\(Markup.escaped(words))</text>\n"
    case .keys(let expected, let actual, let place):
      return """
        \(start(of: .key, at: place))\
        <tspan class="plot-expected-key">\(Markup.escaped(expected))</tspan> \
        <tspan class="plot-actual-key">\(Markup.escaped(actual))</tspan></text>

        """
    }
  }

  private func start(of kind: PlotText, at place: Point) -> String {
    "<text class=\"plot-\(kind.rawValue)\" x=\"\(text(place.x))\" y=\"\(text(place.y))\">"
  }

  private func text(_ number: Double) -> String { DecimalText.short(number, 2) }
}
