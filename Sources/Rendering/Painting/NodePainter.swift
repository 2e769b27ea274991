import Geometry

/// Draws placed nodes on sheets.
struct NodePainter {
  /// Where pictures are rasterised.
  let pictures: PictureStore
  /// Where layers' surfaces are kept.
  let layers: LayerStore

  /// A new sheet with nodes on it; nil where it would have no pixel.
  func sheet(of nodes: ArraySlice<PlacedNode>, bounds: PixelRect, below: Sheet?) -> Sheet? {
    guard var sheet = Sheet(bounds: bounds) else { return nil }
    paint(nodes, on: &sheet, in: DirtyRegion(bounds), below: below)
    return sheet
  }

  /// Draws nodes in a region whose pixels are clear or show what is below the nodes.
  ///
  /// - Parameters:
  ///   - nodes: What to draw, first things first.
  ///   - sheet: Where to draw.
  ///   - region: The pixels that may change.
  ///   - below: What lies below the sheet, for backdrops; nil where they see the sheet itself.
  func paint(
    _ nodes: ArraySlice<PlacedNode>, on sheet: inout Sheet, in region: DirtyRegion, below: Sheet?
  ) {
    for node in nodes {
      let rects = region.rects.filter { $0.intersects(node.footprint) }
      guard !rects.isEmpty else { continue }
      switch node {
      case .picture(let picture):
        guard let ready = pictures.sheet(of: picture) else { continue }
        for rect in rects { sheet.draw(ready, within: rect) }
      case .layer(let layer):
        let canvas = layer.samples.flatMap(sheet.cropped)
        guard let ready = layers.sheet(of: layer, below: canvas, painter: self) else { continue }
        for rect in rects {
          sheet.draw(ready, movedBy: layer.offset, opacity: layer.opacity, within: rect)
        }
      case .backdrop(let backdrop):
        guard let ready = backdrop.sheet(above: below, and: sheet) else { continue }
        for rect in rects { sheet.draw(ready, opacity: backdrop.opacity, within: rect) }
      }
    }
  }
}
