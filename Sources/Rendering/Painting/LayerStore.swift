/// The surfaces of a renderer's layers, found again by the layers' numbers.
final class LayerStore {
  private var cache: LRUCache<Int, LayerSurface>

  /// A store that holds at most `byteLimit` bytes of pixels.
  init(byteLimit: Int) {
    cache = LRUCache(limit: byteLimit)
  }

  /// The bytes of pixels held.
  var byteCount: Int { cache.cost }

  /// A layer's pixels, brought up to date. `below` is what its backdrops see.
  func sheet(of layer: PlacedLayer, below: Sheet?, painter: NodePainter) -> Sheet? {
    // Out of the store while it is painted: a layer inside may bear the same number by mistake.
    let surface = cache.remove(layer.id) ?? LayerSurface()
    defer { cache.insert(surface, for: layer.id, cost: surface.byteCount) }
    return surface.update(to: layer, below: below, painter: painter)?.sheet
  }

  /// Brings a layer that is put on its parent's surface as before up to date, to learn what becomes
  /// of its pixels: less than its nodes tell where they have a shadow, which a move inside seldom
  /// changes.
  func changes(
    from old: PlacedLayer, to new: PlacedLayer, painter: NodePainter
  ) -> DirtyRegion {
    // Backdrops are drawn when what is below them is, and a surface of another size is a new one.
    guard new.samples == nil, old.contentBounds == new.contentBounds, old.bounds == new.bounds,
      let surface = cache.remove(old.id)
    else { return .possibleChanges(from: old, to: new) }
    defer { cache.insert(surface, for: new.id, cost: surface.byteCount) }
    guard surface.shows(old), let update = surface.update(to: new, below: nil, painter: painter)
    else { return .possibleChanges(from: old, to: new) }
    return update.changed
  }
}
