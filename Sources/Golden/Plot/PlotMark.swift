import Geometry

/// What is drawn of a plot, in units of its own with y down, in the order of painting.
enum PlotMark {
  /// What belongs to one component.
  case panel([PlotMark])
  /// The border of values from `low` to `high`.
  case frame(Rect, low: Double, high: Double)
  /// The line of the value 0.
  case zero(y: Double)
  case curve([Point], PlotLine)
  /// Values that are known one by one.
  case dots([Point])
  /// A line along the time that somebody looks at; nothing in a picture that stands alone.
  case cursor(top: Double, bottom: Double)
  /// Text with its baseline at a place.
  case text(String, PlotText, Point)
  /// What the two curves are called, with the baseline's end at a place.
  case keys(expected: String, actual: String, Point)
}
