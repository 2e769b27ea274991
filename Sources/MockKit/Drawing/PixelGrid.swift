import Geometry

/// The device's rows and columns of pixels, seen from a view's own coordinates at rest.
///
/// A view that is turned, stretched or skewed on its way to the canvas has no grid: nothing is
/// aligned there.
struct PixelGrid: Sendable {
  /// Device pixels a point.
  let scale: Double
  /// From the view's coordinates to the canvas's, everything at rest.
  let toCanvas: Transform

  /// One device pixel, in points.
  var pixel: Double { 1 / scale }

  /// The nearest x that lies between two columns.
  func alignedX(_ x: Double) -> Double { aligned(x, shift: toCanvas.tx) }

  /// The nearest y that lies between two rows.
  func alignedY(_ y: Double) -> Double { aligned(y, shift: toCanvas.ty) }

  /// The length, made longer to a whole number of pixels.
  func roundedUp(_ length: Double) -> Double {
    // A length that is whole but for its last bits stays as it is.
    ((length * scale) - 1e-6).rounded(.up) / scale
  }

  private func aligned(_ value: Double, shift: Double) -> Double {
    guard toCanvas.hasSameLinearPart(as: .identity) else { return value }
    return ((value + shift) * scale).rounded() / scale - shift
  }
}
