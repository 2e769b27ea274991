package import Geometry

/// Where a view is on the canvas.
package struct ViewPlace: Hashable, Sendable {
  /// From the view's own coordinates, whose origin is its top left corner, to device pixels.
  package let transform: Transform
  /// The view's size in points.
  package let size: Size
  /// Whether a view around it cuts some of it away; that corners are round is not looked at.
  package let isCut: Bool

  /// A rectangle around the view, in device pixels.
  package var bounds: Rect {
    transform.boundingBox(of: Rect(origin: .zero, size: size))
  }
}
