import Geometry
import MockKit

/// A picture in the pixels of its surface.
struct PlacedPicture: Hashable, Sendable {
  /// What is drawn.
  let picture: Picture
  /// The picture's points to the surface's pixels.
  let transform: Transform
  /// The pixels that it can touch, inside the surface's window.
  let bounds: PixelRect

  static func == (a: PlacedPicture, b: PlacedPicture) -> Bool {
    a.picture === b.picture && a.transform == b.transform && a.bounds == b.bounds
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(picture))
    hasher.combine(transform)
    hasher.combine(bounds)
  }
}
