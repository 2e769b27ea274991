import Geometry
import MockKit
import Raster

/// A backdrop in the canvas's pixels.
struct PlacedBackdrop: Hashable, Sendable {
  /// The outline, in points.
  let path: Path
  /// The outline's points to pixels.
  let transform: Transform
  /// The Gaussian's standard deviation in pixels.
  let sigma: Double
  /// How much saturation is multiplied by after the blur.
  let saturation: Double
  /// Painted over the blur.
  let tint: Color
  /// Opacity of the whole.
  let opacity: UInt8
  /// The pixels that it can touch.
  let bounds: PixelRect
  /// The pixels whose colours it depends on.
  let samples: PixelRect
}
