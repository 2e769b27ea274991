import Geometry
import SceneModel
import Typography

/// UILabel: lines in the vertical middle, as many as fit.
struct LabelLook: ViewLook {
  let label: Label

  func contents(in bounds: Rect, context: DrawingContext) -> Draft {
    Draft([
      .items(
        context.lines(
          label.text, label.font, label.textColor, alignment: label.textAlignment,
          maximumLines: lineCount(fitting: bounds.height), in: bounds))
    ])
  }

  /// The most lines: what the label allows, and no more than its height has room for.
  private func lineCount(fitting height: Double) -> Int {
    let lineHeight = LineMetrics.systemFont(size: label.font.size).lineHeight
    // A label of its own intrinsic height holds its lines: half a point for rounding.
    let fitting = Int(min(max(((height + 0.5) / lineHeight).rounded(.down), 1), 100_000))
    return label.lines > 0 ? min(label.lines, fitting) : fitting
  }
}
