import Geometry

extension DirtyRegion {
  /// The pixels that can differ between two lists of nodes on one surface.
  init(from old: [PlacedNode], to new: [PlacedNode]) {
    self.init()
    for change in NodeChange.all(from: old, to: new) {
      switch change {
      case .removed(let node):
        insert(node.footprint)
      case .added(let node):
        insert(node.footprint)
      case .kept(let old, let new):
        insert(DirtyRegion(from: old, to: new))
        // What is blurred changes with all that lies below it.
        if let samples = new.samples, intersects(samples) { insert(new.footprint) }
      }
    }
  }

  private init(from old: PlacedNode, to new: PlacedNode) {
    self.init()
    switch (old, new) {
    case (.layer(let old), .layer(let new)):
      insert(DirtyRegion(from: old, to: new))
    case _ where old != new:
      insert(old.footprint)
      insert(new.footprint)
    default:
      break
    }
  }

  /// The pixels of the parent's surface that can differ between two states of a layer.
  init(from old: PlacedLayer, to new: PlacedLayer) {
    self.init()
    guard new.isShownLike(old) else {
      insert(old.footprint)
      insert(new.footprint)
      return
    }
    var changed = DirtyRegion(from: old.nodes, to: new.nodes)
      .clipped(to: old.contentBounds.union(new.contentBounds))
    // A Gaussian has no edge: a shadow may change everywhere.
    if new.shadow != nil, !changed.isEmpty { changed = DirtyRegion(new.bounds) }
    insert(changed.mapped { $0.moved(by: new.offset) })
  }
}
