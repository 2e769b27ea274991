extension CurvePlot {
  /// The plot of what is called `name` as an SVG picture, light or dark as its surroundings are.
  public func svg(name: String) -> String {
    let height =
      max(panels.reduce(0) { $0 + PlotLayout.height(of: $1) }, PlotLayout.noteHeight)
      + (hiddenCount > 0 ? PlotLayout.noteHeight : 0)
    let title = Markup.escaped("Curve of \(name)")
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" class="curve-plot" role="img" aria-label="\(title)" \
      viewBox="0 0 \(PlotLayout.width) \(height)" data-left="\(PlotLayout.left)" \
      data-width="\(PlotLayout.plotWidth)" data-start="\(DecimalText.short(span.start, 9))" \
      data-end="\(DecimalText.short(span.end, 9))">
      <style>\(PlotLayout.style)</style>
      <title>\(title)</title>

      """
    var top = 0
    for panel in panels {
      text += drawn(panel, top: top)
      top += PlotLayout.height(of: panel)
    }
    if panels.isEmpty { text += note("nothing moves", y: 16) }
    if hiddenCount > 0 { text += note("\(hiddenCount) more not drawn", y: height - 8) }
    return text + "</svg>\n"
  }

  private func note(_ words: String, y: Int) -> String {
    "<text class=\"plot-label\" x=\"\(PlotLayout.left)\" y=\"\(y)\">\(words)</text>\n"
  }

  private func drawn(_ panel: PlotPanel, top: Int) -> String {
    let curves = PlotFrame(
      top: top + PlotLayout.curveTop, height: PlotLayout.curveHeight, span: span,
      values: (panel.expected + panel.actual).map(\.value))
    let bottom = top + PlotLayout.height(of: panel) - PlotLayout.timesHeight
    let times = (DecimalText.short(span.start, 3), DecimalText.short(span.end, 3))
    return """
      <g>
      <text class="plot-title" x="\(PlotLayout.left)" y="\(top + 16)">\(Markup.escaped(panel.title))\
      </text>
      \(legend(panel, y: top + 16))\
      \(curves.axes(unit: panel.unit))\
      \(curves.line(panel.expected, "plot-expected"))\
      \(curves.line(panel.actual, panel.hasDots ? "plot-actual plot-between" : "plot-actual"))\
      \(panel.hasDots ? curves.dots(panel.actual) : "")\
      \(errors(of: panel, top: top))\
      <line class="plot-cursor" x1="\(PlotLayout.left)" x2="\(PlotLayout.left)" \
      y1="\(top + PlotLayout.curveTop)" y2="\(bottom)" visibility="hidden"/>
      <text class="plot-label" x="\(PlotLayout.left)" y="\(bottom + 14)">\(times.0) s</text>
      <text class="plot-key" x="\(PlotLayout.right)" y="\(bottom + 14)">\(times.1) s</text>
      </g>

      """
  }

  /// What the curves are, where there are two.
  private func legend(_ panel: PlotPanel, y: Int) -> String {
    guard !panel.expected.isEmpty, !panel.actual.isEmpty else { return "" }
    return """
      <text class="plot-key" x="\(PlotLayout.right)" y="\(y)">\
      <tspan class="plot-expected-key">\(Markup.escaped(keys.expected))</tspan> \
      <tspan class="plot-actual-key">\(Markup.escaped(keys.actual))</tspan></text>

      """
  }

  private func errors(of panel: PlotPanel, top: Int) -> String {
    guard !panel.error.isEmpty else { return "" }
    let frame = PlotFrame(
      top: top + PlotLayout.errorTop, height: PlotLayout.errorHeight, span: span,
      values: panel.error.map(\.value) + [-PlotLayout.leastError, PlotLayout.leastError])
    return frame.axes(unit: panel.unit, label: "error") + frame.line(panel.error, "plot-error")
  }
}

/// Where things are in a plot, in units of its own.
enum PlotLayout {
  static let width = 720
  static let left = 72
  static let right = 704
  static let curveTop = 24
  static let curveHeight = 150
  static let errorTop = 190
  static let errorHeight = 64
  static let timesHeight = 34
  /// What the axis of the error shows at least on either side of 0, in units of the component: the
  /// rounding of a curve's file is no mountain range.
  static let leastError = 0.001
  static let noteHeight = 28
  static var plotWidth: Int { right - left }

  /// The height of a panel, with its error if there is one.
  static func height(of panel: PlotPanel) -> Int {
    (panel.error.isEmpty ? curveTop + curveHeight : errorTop + errorHeight) + timesHeight
  }

  static let style = """
    .curve-plot{font:11px system-ui,sans-serif;background:#fff}\
    .curve-plot text{fill:#444}.curve-plot .plot-title{font-weight:600;fill:#111}\
    .curve-plot .plot-key,.curve-plot .plot-tick{text-anchor:end}\
    .curve-plot polyline{fill:none;stroke-width:1.5;stroke-linejoin:round}\
    .curve-plot .plot-expected{stroke:#0a66d8;stroke-dasharray:5 3}\
    .curve-plot .plot-actual{stroke:#d8360a}.curve-plot .plot-between{stroke-opacity:.35}\
    .curve-plot .plot-dots{stroke-width:4;stroke-linecap:round}.curve-plot .plot-error{stroke:#8a2be2}\
    .curve-plot .plot-expected-key{fill:#0a66d8}.curve-plot .plot-actual-key{fill:#d8360a}\
    .curve-plot .plot-frame{fill:none;stroke:#ccc}.curve-plot .plot-zero{stroke:#bbb}\
    .curve-plot .plot-cursor{stroke:#111}\
    @media (prefers-color-scheme:dark){.curve-plot{background:#1c1c1e}\
    .curve-plot text{fill:#bbb}.curve-plot .plot-title{fill:#eee}\
    .curve-plot .plot-expected{stroke:#6ab0ff}.curve-plot .plot-actual{stroke:#ff8a65}\
    .curve-plot .plot-error{stroke:#c79bff}.curve-plot .plot-expected-key{fill:#6ab0ff}\
    .curve-plot .plot-actual-key{fill:#ff8a65}.curve-plot .plot-frame{stroke:#444}\
    .curve-plot .plot-zero{stroke:#555}.curve-plot .plot-cursor{stroke:#eee}}
    """
}
