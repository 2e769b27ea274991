/// Why a frame could not be drawn.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The canvas is larger than a picture may be, in device pixels.
  case canvasTooLarge(width: Int, height: Int)
  /// The canvas has no pixels.
  case emptyCanvas
  /// A frame was asked for that the scene does not have.
  case noSuchFrame(Int, frameCount: Int)

  /// One line for the user.
  public var description: String {
    switch self {
    case .canvasTooLarge(let width, let height):
      "a canvas of \(width)x\(height) px is larger than a picture may be"
    case .emptyCanvas: "the canvas has no pixels"
    case .noSuchFrame(let index, let count):
      "there is no frame \(index); frames are 0 ... \(count - 1)"
    }
  }
}
