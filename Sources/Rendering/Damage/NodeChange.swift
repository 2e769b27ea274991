/// How one list of nodes becomes another, in painting order.
enum NodeChange {
  /// A node that only the old list has.
  case removed(PlacedNode)
  /// A node that only the new list has.
  case added(PlacedNode)
  /// A node that both have, perhaps in another state.
  case kept(old: PlacedNode, new: PlacedNode)

  /// Matches the nodes of two lists by their keys. Matches never cross: a node that changed its
  /// place among the others counts as removed and added.
  static func all(from old: [PlacedNode], to new: [PlacedNode]) -> [NodeChange] {
    let shorter = min(old.count, new.count)
    let head = (0..<shorter).first { old[$0].key != new[$0].key } ?? shorter
    let tail =
      (0..<shorter - head).first { old[old.count - 1 - $0].key != new[new.count - 1 - $0].key }
      ?? shorter - head
    return zip(old[..<head], new[..<head]).map { .kept(old: $0, new: $1) }
      + middle(from: old[head..<old.count - tail], to: new[head..<new.count - tail])
      + zip(old.suffix(tail), new.suffix(tail)).map { .kept(old: $0, new: $1) }
  }

  /// Each new node takes the first old one of its key that is left.
  private static func middle(
    from old: ArraySlice<PlacedNode>, to new: ArraySlice<PlacedNode>
  ) -> [NodeChange] {
    var places: [PlacedNode.Key: [Int]] = [:]
    for index in old.indices.reversed() { places[old[index].key, default: []].append(index) }
    var changes: [NodeChange] = []
    var next = old.startIndex
    for node in new {
      while let place = places[node.key]?.last, place < next { places[node.key]?.removeLast() }
      guard let place = places[node.key]?.popLast() else {
        changes.append(.added(node))
        continue
      }
      changes += old[next..<place].map(NodeChange.removed)
      changes.append(.kept(old: old[place], new: node))
      next = place + 1
    }
    return changes + old[next...].map(NodeChange.removed)
  }
}
