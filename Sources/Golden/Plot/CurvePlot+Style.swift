extension CurvePlot {
  /// The style sheet of a plot as an SVG picture.
  static let style = """
    .curve-plot{font:\(DecimalText.short(PlotText.fontSize))px system-ui,sans-serif}\
    .curve-plot .plot-title{font-weight:\(PlotText.titleWeight)}\
    .curve-plot .plot-key,.curve-plot .plot-tick{text-anchor:end}\
    .curve-plot polyline{fill:none;stroke-width:\(DecimalText.short(PlotLine.width));\
    stroke-linejoin:round}\
    .curve-plot .plot-expected{stroke-dasharray:\(dashes)}\
    .curve-plot .plot-between{stroke-opacity:\(DecimalText.short(PlotLine.betweenOpacity))}\
    .curve-plot .plot-dots{stroke-width:\(DecimalText.short(PlotLine.dotWidth));\
    stroke-linecap:round}\
    .curve-plot .plot-frame{fill:none}\
    \(colors(\.light))@media (prefers-color-scheme:dark){\(colors(\.dark))}
    """

  private static var dashes: String {
    let (dash, gap) = PlotLine.dashes
    return "\(DecimalText.short(dash)) \(DecimalText.short(gap))"
  }

  private static func colors(_ shade: (PlotColor) -> UInt32) -> String {
    func hex(_ color: PlotColor) -> String {
      let digits = String(shade(color), radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    let strokes: [(String, PlotColor)] = [
      ("expected", .expected), ("actual", .actual), ("error", .error), ("frame", .border),
      ("zero", .zero), ("cursor", .cursor),
    ]
    let fills: [(String, PlotColor)] = [
      ("title", .title), ("expected-key", .expected), ("actual-key", .actual),
    ]
    return ".curve-plot{background:\(hex(.background))}.curve-plot text{fill:\(hex(.text))}"
      + fills.map { ".curve-plot .plot-\($0){fill:\(hex($1))}" }.joined()
      + strokes.map { ".curve-plot .plot-\($0){stroke:\(hex($1))}" }.joined()
  }
}
