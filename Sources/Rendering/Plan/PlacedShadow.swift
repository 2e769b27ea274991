import Geometry
import MockKit
import Raster

/// A shadow's look in the pixels of its surface.
struct PlacedShadow: Hashable, Sendable {
  /// Its colour, opacity included.
  let color: Color
  /// The Gaussian's standard deviation in pixels.
  let sigma: Double
  /// How far it is moved.
  let offset: SubpixelPoint

  /// A shadow cast through `transform`; nil where nothing of it can be seen.
  ///
  /// A blur wider than ``widestSigma`` is drawn as wide as that, and fainter in the same measure:
  /// far from its source a shadow's strength falls with the square of sigma.
  init?(_ silhouette: DisplayItem.Silhouette, transform: Transform) {
    let scale = abs(transform.determinant).squareRoot()
    let offset = transform.applyLinear(to: silhouette.offset)
    let sigma = max(0, silhouette.sigma * scale)
    guard sigma.isFinite, offset.isFinite else { return nil }
    let fading = min(1, Self.widestSigma / max(sigma, 1))
    color = silhouette.color.multipliedAlpha(by: fading * fading)
    self.sigma = min(sigma, Self.widestSigma)
    self.offset = SubpixelPoint(rounding: offset.x, y: offset.y)
    guard color.alpha * 255 >= 0.5 else { return nil }
  }

  /// The widest blur that is drawn, in pixels: surfaces grow by three times as much.
  static let widestSigma = 340.0

  /// How far the shadow can be from what casts it, in pixels.
  var reach: Int { Pixmap.reach(ofSigma: sigma) + max(abs(offset.x), abs(offset.y)) / 256 + 1 }

  /// The pixels that the shadow of things in `rect` can touch.
  func bounds(of rect: PixelRect) -> PixelRect {
    rect.expanded(by: Pixmap.reach(ofSigma: sigma)).moved(by: offset)
  }
}
