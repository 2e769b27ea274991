import Geometry

extension DirtyRegion {
  /// Tells which pixels of a layer's own surface differ between two states of the layer that are put
  /// on the parent's surface in the same way.
  typealias InsideChanges = (_ old: PlacedLayer, _ new: PlacedLayer) -> DirtyRegion

  /// The pixels that can differ between two lists of nodes on one surface.
  init(
    from old: [PlacedNode], to new: [PlacedNode],
    inside: InsideChanges = possibleChanges(from:to:)
  ) {
    self.init()
    for change in NodeChange.all(from: old, to: new) {
      switch change {
      case .removed(let node), .added(let node):
        insert(node.footprint)
      case .kept(let old, let new):
        insert(DirtyRegion(from: old, to: new, inside: inside))
        // What is blurred changes with all that lies below it.
        if let samples = new.samples, intersects(samples) { insert(new.footprint) }
      }
    }
  }

  private init(from old: PlacedNode, to new: PlacedNode, inside: InsideChanges) {
    self.init()
    guard old != new else { return }
    if case .layer(let old) = old, case .layer(let new) = new, new.isShownLike(old) {
      insert(inside(old, new).mapped { $0.moved(by: new.offset) })
    } else {
      insert(old.footprint)
      insert(new.footprint)
    }
  }

  /// The pixels of a layer's own surface that can differ, by what is in it alone.
  static func possibleChanges(from old: PlacedLayer, to new: PlacedLayer) -> DirtyRegion {
    let changed = DirtyRegion(from: old.nodes, to: new.nodes)
      .clipped(to: old.contentBounds.union(new.contentBounds))
    // A Gaussian has no edge: a shadow may change everywhere.
    return new.shadow == nil || changed.isEmpty ? changed : DirtyRegion(new.bounds)
  }
}
