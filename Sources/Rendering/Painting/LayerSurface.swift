import Geometry
import Raster

/// A layer's nodes composited, cut by its clip and laid on its shadow, kept for the next frame.
final class LayerSurface {
  /// The nodes alone.
  private let content = Surface()
  /// What the sheets below show; nil before the first update.
  private var shown: PlacedLayer?
  /// The nodes inside the clip; nil without one.
  private var cut: (sheet: Sheet, mask: Mask)?
  /// The nodes on their shadow; nil without one.
  private var shaded: (sheet: Sheet, shadow: Sheet?, caster: AlphaPlane)?

  /// The bytes that the surface holds.
  var byteCount: Int {
    var count = content.byteCount
    if let cut { count += cut.sheet.byteCount + cut.mask.coverage.count }
    if let shaded {
      count += shaded.sheet.byteCount + (shaded.shadow?.byteCount ?? 0) + shaded.caster.byteCount
    }
    return count
  }

  /// Whether the surface shows a layer as it is.
  func shows(_ layer: PlacedLayer) -> Bool { shown == layer }

  /// Shows another state of the layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - below: What the backdrops in it see.
  ///   - painter: Draws what is inside.
  /// - Returns: The layer's pixels at rest, and which of them can differ from what they were.
  func update(
    to layer: PlacedLayer, below: Sheet?, painter: NodePainter
  ) -> (sheet: Sheet, changed: DirtyRegion)? {
    var changed = content.update(
      to: layer.nodes, bounds: layer.contentBounds, below: below, painter: painter)
    guard var sheet = content.sheet else { return nil }
    if shown?.isFinishedLike(layer) != true {
      (cut, shaded) = (nil, nil)
      changed = DirtyRegion(layer.contentBounds)
    }
    shown = layer
    if let clip = layer.clip {
      guard let part = self.cut(sheet, by: clip, in: changed) else { return nil }
      sheet = part
    }
    if let shadow = layer.shadow {
      return shade(sheet, with: shadow, bounds: layer.bounds, changed: changed)
    }
    return (sheet, changed)
  }

  private func cut(_ sheet: Sheet, by clip: PlacedLayer.Clip, in region: DirtyRegion) -> Sheet? {
    guard var part = cut?.sheet ?? Sheet(bounds: sheet.bounds) else { return nil }
    let mask = cut?.mask ?? part.mask(of: clip.path, transform: clip.transform)
    // Nobody else holds the sheet now, so it is painted in place.
    cut = nil
    for rect in region.rects {
      part.clear(rect)
      part.draw(sheet, clip: mask, within: rect)
    }
    cut = (part, mask)
    return part
  }

  private func shade(
    _ sheet: Sheet, with look: PlacedShadow, bounds: PixelRect, changed: DirtyRegion
  ) -> (sheet: Sheet, changed: DirtyRegion)? {
    guard var whole = shaded?.sheet ?? Sheet(bounds: bounds) else { return nil }
    var region = changed
    var (shadow, caster) = (shaded?.shadow, shaded?.caster)
    shaded = nil
    if caster?.update(from: sheet, in: changed) ?? true {
      shadow = sheet.shadow(look, within: bounds)
      region = DirtyRegion(bounds)
    }
    for rect in region.rects {
      whole.clear(rect)
      if let shadow { whole.draw(shadow, movedBy: look.offset, within: rect) }
      whole.draw(sheet, within: rect)
    }
    shaded = (whole, shadow, caster ?? AlphaPlane(of: sheet))
    return (whole, region)
  }
}
