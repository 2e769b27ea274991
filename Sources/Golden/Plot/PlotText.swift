/// The kinds of text in a plot.
enum PlotText: String {
  case title, label, tick, key

  /// In units of the plot.
  static let fontSize = 11.0
  static let titleWeight = 600
  /// The weight of all but titles.
  static let weight = 400

  /// Whether the text ends at its place, rather than that it starts there.
  var endsAtPlace: Bool { self == .tick || self == .key }
  var color: PlotColor { self == .title ? .title : .text }
}
