/// Why a frame could not be drawn.
public enum RenderingError: Error, Hashable, Sendable {
  /// The canvas is larger than a picture may be, in device pixels.
  case canvasTooLarge(width: Int, height: Int)
  /// The canvas has no pixels.
  case emptyCanvas
}
