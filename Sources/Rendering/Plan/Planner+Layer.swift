import Geometry
import MockKit
import Raster

extension Planner {
  /// Surfaces have sides of a multiple of this many pixels, so that most of them keep their size
  /// while something moves in them.
  private static let surfaceStep = 16

  /// Places a layer and its subtree; nil where nothing of it can be seen.
  func place(_ layer: Layer, isInRoot: Bool) -> PlacedLayer? {
    let opacity = byte(layer.opacity)
    guard opacity > 0, layer.transform.isFinite else { return nil }
    let showsBackdrop = isInRoot && layer.nodes.contains(where: \.isBackdrop)
    // A backdrop reads the canvas below its layer, so that layer's pixels must be the canvas's.
    let offset = showsBackdrop ? nil : displacement(of: layer)
    let inner = transform * (offset == nil ? layer.transform : layer.rest)
    guard inner.isFinite else { return nil }
    let outer = offset.map(window.moved) ?? window

    let shadow = layer.shadow.flatMap { PlacedShadow($0, transform: inner) }
    let space = Planner(
      transform: inner, window: outer.reaching(shadow?.reach ?? 0), movesLayers: offset != nil,
      allowsBackdrops: showsBackdrop)
    let nodes = space.place(layer.nodes, isRoot: false)
    var content = nodes.reduce(PixelRect.empty) { $0.union($1.footprint) }
      .rounded(outwardTo: Self.surfaceStep).intersection(space.window.rect)
    var clip: PlacedLayer.Clip?
    if let path = layer.clip {
      let placed = space.place(clip: path)
      content = content.intersection(placed.bounds)
      clip = placed
    }
    guard !content.isEmpty else { return nil }
    let cast = shadow?.bounds(of: content).intersection(outer.rect) ?? .empty
    let placed = PlacedLayer(
      id: layer.id, nodes: nodes, contentBounds: content, clip: clip, shadow: shadow,
      bounds: content.intersection(outer.rect).union(cast),
      offset: offset ?? SubpixelPoint(x: 0, y: 0), opacity: opacity,
      samples: nodes.compactMap(\.samples).reduce(nil) { $0?.union($1) ?? $1 })
    return placed.footprint.intersects(window.rect) ? placed : nil
  }

  /// How far a layer is moved from its resting place, in pixels; nil where it is not only moved.
  private func displacement(of layer: Layer) -> SubpixelPoint? {
    guard movesLayers, layer.rest.isFinite, layer.rest.hasSameLinearPart(as: layer.transform)
    else { return nil }
    let move = transform.applyLinear(
      to: Point(
        x: layer.transform.tx - layer.rest.tx, y: layer.transform.ty - layer.rest.ty))
    guard move.isFinite else { return nil }
    return SubpixelPoint(rounding: move.x, y: move.y)
  }

  /// Places an outline that cuts a surface.
  func place(clip path: Path) -> PlacedLayer.Clip {
    let box = path.controlBox.map(transform.boundingBox) ?? .zero
    return PlacedLayer.Clip(
      path: path, transform: transform,
      bounds: PixelRect(covering: box).intersection(window.rect))
  }
}
