/// The layers that one view or overlay can make. A layer's id is its owner's first id plus its role.
enum LayerRole: Int, CaseIterable {
  /// The whole.
  case whole
  /// What `masksToBounds` cuts.
  case clipped
  /// A background that fades with touches.
  case background
  /// A title that fades with touches.
  case title
  /// The title that shows while touched.
  case highlightedTitle
  /// A turning activity indicator.
  case indicator
  /// What dims the rest of the screen.
  case dimming

  /// How many ids each owner has.
  static let count = allCases.count
}
