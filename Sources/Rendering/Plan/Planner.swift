import Geometry
import MockKit
import Raster

/// Places the nodes of a list or layer in pixels.
struct Planner {
  /// The nodes' points to the surface's pixels.
  let transform: Transform
  /// The surface's pixels that can be seen.
  let window: SurfaceWindow
  /// Whether layers inside may be moved as pictures; not so inside one that is drawn through its
  /// transform.
  let movesLayers: Bool
  /// Whether a backdrop is legal here and finds the canvas's pixels at their place.
  let allowsBackdrops: Bool

  /// Places a whole list.
  static func place(_ list: DisplayList, on canvas: PixelRect) -> PlacedLayer {
    let space = Planner(
      transform: list.deviceTransform, window: SurfaceWindow(canvas: canvas), movesLayers: true,
      allowsBackdrops: true)
    let isFinite = list.deviceTransform.isFinite
    return PlacedLayer(
      id: 0, nodes: isFinite ? space.place(list.nodes, isRoot: true) : [], contentBounds: canvas,
      clip: isFinite ? list.clip.map(space.place(clip:)) : nil, shadow: nil, bounds: canvas,
      offset: SubpixelPoint(x: 0, y: 0), opacity: 255, samples: nil)
  }

  func place(_ nodes: [DisplayNode], isRoot: Bool) -> [PlacedNode] {
    nodes.compactMap { node in
      switch node {
      case .picture(let picture): place(picture).map(PlacedNode.picture)
      case .layer(let layer): place(layer, isInRoot: isRoot).map(PlacedNode.layer)
      case .backdrop(let backdrop): place(backdrop).map(PlacedNode.backdrop)
      }
    }
  }

  private func place(_ picture: Picture) -> PlacedPicture? {
    let bounds = PixelRect(covering: transform.boundingBox(of: picture.bounds))
      .intersection(window.rect)
    guard !bounds.isEmpty else { return nil }
    return PlacedPicture(picture: picture, transform: transform, bounds: bounds)
  }

  private func place(_ backdrop: Backdrop) -> PlacedBackdrop? {
    guard allowsBackdrops, let box = backdrop.path.controlBox else { return nil }
    let bounds = PixelRect(covering: transform.boundingBox(of: box)).intersection(window.rect)
    let opacity = byte(backdrop.opacity)
    guard !bounds.isEmpty, opacity > 0 else { return nil }
    let scaled = backdrop.sigma * abs(transform.determinant).squareRoot()
    let sigma = scaled > 0 ? min(scaled, Pixmap.maximumSigma) : 0
    return PlacedBackdrop(
      path: backdrop.path, transform: transform, sigma: sigma,
      saturation: backdrop.saturation.isFinite ? max(0, backdrop.saturation) : 1,
      tint: backdrop.tint, opacity: opacity, bounds: bounds,
      samples: bounds.expanded(by: Int((4 * sigma).rounded(.up))).intersection(window.canvas))
  }
}

extension DisplayNode {
  /// Whether the node blurs what is below it.
  var isBackdrop: Bool {
    if case .backdrop = self { true } else { false }
  }
}
