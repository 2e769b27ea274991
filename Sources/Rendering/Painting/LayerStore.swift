/// The surfaces of a renderer's layers, found again by the layers' numbers.
final class LayerStore {
  private var cache: BoundedCache<Int, LayerSurface>

  /// A store that holds at most `byteLimit` bytes of pixels.
  init(byteLimit: Int) {
    cache = BoundedCache(limit: byteLimit)
  }

  /// The bytes of pixels held.
  var byteCount: Int { cache.cost }

  /// A layer's pixels, brought up to date. `below` is what its backdrops see.
  func sheet(of layer: PlacedLayer, below: Sheet?, painter: NodePainter) -> Sheet? {
    // Out of the store while it is painted: a layer inside may bear the same number by mistake.
    let surface = cache.remove(layer.id) ?? LayerSurface()
    let sheet = surface.update(to: layer, below: below, painter: painter)
    cache.insert(surface, for: layer.id, cost: surface.byteCount)
    return sheet
  }
}
