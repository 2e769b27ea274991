/// Where things are in a plot, in units of its own.
enum PlotLayout {
  static let width = 720.0
  static let left = 72.0
  static let right = 704.0
  static let titleBaseline = 16.0
  static let curveTop = 24.0
  static let curveHeight = 150.0
  static let errorTop = 190.0
  static let errorHeight = 64.0
  static let timesHeight = 34.0
  /// What the axis of the error shows at least on either side of 0, in units of the component: the
  /// rounding of a curve's file is no mountain range.
  static let leastError = 0.001
  static let noteHeight = 28.0
  /// The most points of a line that are drawn one by one: four a unit of the width.
  static let maximumPointCount = 4 * Int(plotWidth)
  static var plotWidth: Double { right - left }

  /// The height of a panel, with its error if there is one.
  static func height(of panel: PlotPanel) -> Double {
    (panel.error.isEmpty ? curveTop + curveHeight : errorTop + errorHeight) + timesHeight
  }
}
