import Geometry
import MockKit
import Raster

/// A layer in pixels: what its surface holds, and how the surface is put on its parent's.
struct PlacedLayer: Hashable, Sendable {
  /// An outline that cuts a surface.
  struct Clip: Hashable, Sendable {
    /// The outline, in points.
    let path: Path
    /// The outline's points to the surface's pixels.
    let transform: Transform
    /// The pixels that are not cut away whole.
    let bounds: PixelRect
  }

  /// The layer's own number.
  let id: Int
  /// What is inside, in the pixels of the layer's surface.
  let nodes: [PlacedNode]
  /// The pixels that hold the nodes.
  let contentBounds: PixelRect
  /// What cuts the nodes.
  let clip: Clip?
  /// The shadow below them.
  let shadow: PlacedShadow?
  /// The pixels that hold nodes and shadow.
  let bounds: PixelRect
  /// How far the surface is moved on its parent.
  let offset: SubpixelPoint
  /// Opacity of the whole.
  let opacity: UInt8
  /// The pixels of the canvas that backdrops among the nodes depend on; nil without one.
  let samples: PixelRect?

  /// The pixels of the parent's surface that it can touch.
  var footprint: PixelRect { bounds.moved(by: offset) }
}

extension PlacedLayer {
  /// Whether equal nodes inside give equal pixels on the parent's surface.
  func isShownLike(_ other: PlacedLayer) -> Bool {
    isFinishedLike(other) && offset == other.offset && opacity == other.opacity
  }

  /// Whether equal nodes inside give equal pixels on the layer's own surface. An outline's coverage
  /// and a blur are made for a surface's bounds; what is only composited does not depend on them.
  func isFinishedLike(_ other: PlacedLayer) -> Bool {
    clip == other.clip && shadow == other.shadow
      && (clip == nil && shadow == nil
        || contentBounds == other.contentBounds && bounds == other.bounds)
  }
}
