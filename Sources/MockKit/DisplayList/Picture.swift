public import Geometry

/// A recorded drawing that never changes.
///
/// Identity is equality: a builder lists the same object as long as the drawing is the same, so a
/// renderer may keep its pixels for as long as it sees the object.
public final class Picture: Sendable {
  /// What to paint, first things first, in the coordinates of the list or layer that it stands in.
  public let items: [DisplayItem]
  /// A rectangle around everything that the items can paint, shadows included.
  public let bounds: Rect

  /// A drawing; `bounds` must hold all of it.
  public init(items: [DisplayItem], bounds: Rect) {
    self.items = items
    self.bounds = bounds
  }
}
