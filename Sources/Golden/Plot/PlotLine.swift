/// How a curve is drawn.
enum PlotLine: String {
  case expected, actual, error
  /// Between values that are known one by one.
  case between

  /// In units of the plot.
  static let width = 1.5
  /// The diameter of a value that is known by itself.
  static let dotWidth = 4.0
  /// The lengths of a dash and of the gap after it.
  static let dashes = (dash: 5.0, gap: 3.0)
  /// The opacity of what is only between values.
  static let betweenOpacity = 0.35

  var color: PlotColor {
    switch self {
    case .expected: .expected
    case .actual, .between: .actual
    case .error: .error
    }
  }

  /// Whether the line has gaps, so that another one is seen below it.
  var isDashed: Bool { self == .expected }
}
