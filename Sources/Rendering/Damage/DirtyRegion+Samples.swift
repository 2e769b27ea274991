import Geometry

extension DirtyRegion {
  /// The region with everything that the backdrops in it look at.
  ///
  /// A backdrop reads its surface as it is before the nodes above are painted. Inside the region
  /// that is what it finds; outside of it the surface still shows the last frame.
  func enclosingSamples(of nodes: ArraySlice<PlacedNode>) -> DirtyRegion {
    let blurs = nodes.filter { $0.samples != nil }
    var region = self
    var waiting = blurs.indices.map { $0 }
    while let found = waiting.firstIndex(where: { region.intersects(blurs[$0].footprint) }) {
      if let samples = blurs[waiting.remove(at: found)].samples { region.insert(samples) }
    }
    return region
  }
}
