extension FontStyle {
  /// UIKit's text styles at their default sizes.
  public static let textStyles: [(name: String, font: FontStyle)] = [
    ("largeTitle", FontStyle(.regular, 34)), ("title1", FontStyle(.regular, 28)),
    ("title2", FontStyle(.regular, 22)), ("title3", FontStyle(.regular, 20)),
    ("headline", FontStyle(.semibold, 17)), ("body", FontStyle(.regular, 17)),
    ("callout", FontStyle(.regular, 16)), ("subheadline", FontStyle(.regular, 15)),
    ("footnote", FontStyle(.regular, 13)), ("caption1", FontStyle(.regular, 12)),
    ("caption2", FontStyle(.regular, 11)),
  ]
}
