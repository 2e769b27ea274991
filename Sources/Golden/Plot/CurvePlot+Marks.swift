import Geometry

extension CurvePlot {
  /// The height of all, in units of the plot.
  var height: Double {
    max(panels.reduce(0) { $0 + PlotLayout.height(of: $1) }, PlotLayout.noteHeight)
      + (hiddenCount > 0 ? PlotLayout.noteHeight : 0)
  }

  /// All that is drawn.
  var marks: [PlotMark] {
    var marks: [PlotMark] = []
    var top = 0.0
    for panel in panels {
      marks.append(.panel(drawn(panel, top: top)))
      top += PlotLayout.height(of: panel)
    }
    if panels.isEmpty { marks.append(note("nothing moves", y: PlotLayout.titleBaseline)) }
    if hiddenCount > 0 { marks.append(note("\(hiddenCount) more not drawn", y: height - 8)) }
    return marks
  }

  private func note(_ words: String, y: Double) -> PlotMark {
    .text(words, .label, Point(x: PlotLayout.left, y: y))
  }

  private func drawn(_ panel: PlotPanel, top: Double) -> [PlotMark] {
    let curves = PlotFrame(
      top: top + PlotLayout.curveTop, height: PlotLayout.curveHeight, span: span,
      values: (panel.expected + panel.actual).map(\.value))
    let bottom = top + PlotLayout.height(of: panel) - PlotLayout.timesHeight
    let (left, right) = (PlotLayout.left, PlotLayout.right)
    let baseline = top + PlotLayout.titleBaseline
    var marks: [PlotMark] = [.text(panel.title, .title, Point(x: left, y: baseline))]
    if !panel.expected.isEmpty, !panel.actual.isEmpty {
      marks.append(
        .keys(expected: keys.expected, actual: keys.actual, Point(x: right, y: baseline)))
    }
    marks += curves.axes(unit: panel.unit)
    marks.append(.curve(curves.line(panel.expected), .expected))
    marks.append(.curve(curves.line(panel.actual), panel.hasDots ? .between : .actual))
    if panel.hasDots { marks.append(.dots(curves.points(panel.actual))) }
    marks += errors(of: panel, top: top)
    marks.append(.cursor(top: top + PlotLayout.curveTop, bottom: bottom))
    let times = [span.start, span.end].map { "\(DecimalText.short($0, 3)) s" }
    marks.append(.text(times[0], .label, Point(x: left, y: bottom + 14)))
    marks.append(.text(times[1], .key, Point(x: right, y: bottom + 14)))
    return marks
  }

  private func errors(of panel: PlotPanel, top: Double) -> [PlotMark] {
    guard !panel.error.isEmpty else { return [] }
    let frame = PlotFrame(
      top: top + PlotLayout.errorTop, height: PlotLayout.errorHeight, span: span,
      values: panel.error.map(\.value) + [-PlotLayout.leastError, PlotLayout.leastError])
    return frame.axes(unit: panel.unit, label: "error")
      + [.curve(frame.line(panel.error), .error)]
  }
}
