import Geometry

/// A node of a list that is still being put together: it can be mapped, and items beside each
/// other still run together.
enum DraftNode: Sendable {
  /// Things to paint that do not change.
  case items([DisplayItem])
  /// A blur of what is below.
  case backdrop(Backdrop)
  /// Something that moves, fades or is cut as one.
  case layer(LayerTemplate)
}

/// Nodes in painting order; items beside each other are one node.
struct Draft: Sendable {
  private(set) var nodes: [DraftNode] = []

  /// Nothing to paint.
  init() {}

  /// Some nodes.
  init(_ nodes: [DraftNode]) {
    for node in nodes { append(node) }
  }

  /// Adds a node on top.
  mutating func append(_ node: DraftNode) {
    guard case .items(let items) = node else { return nodes.append(node) }
    guard !items.isEmpty else { return }
    guard case .items(var run)? = nodes.last else { return nodes.append(node) }
    // Taken out before it grows, or every item would copy the run so far.
    nodes.removeLast()
    run += items
    nodes.append(.items(run))
  }

  /// Adds all nodes of another draft on top.
  mutating func append(_ other: Draft) {
    for node in other.nodes { append(node) }
  }

  /// The items, if there is nothing but items.
  var itemsAlone: [DisplayItem]? {
    if nodes.isEmpty { return [] }
    guard nodes.count == 1, case .items(let items)? = nodes.first else { return nil }
    return items
  }

  /// The nodes in the coordinates that `transform` leads to.
  func mapped(by transform: Transform) -> Draft {
    guard transform != .identity else { return self }
    return Draft(
      nodes.map { node in
        switch node {
        case .items(let items):
          return .items([.group(DisplayItem.Group(items, transform: transform))])
        case .backdrop(var backdrop):
          backdrop.path = backdrop.path.transformed(by: transform)
          return .backdrop(backdrop)
        case .layer(var layer):
          layer.placement = transform * layer.placement
          return .layer(layer)
        }
      })
  }

  /// The finished nodes: every run of items becomes a picture.
  func sealed() -> [TemplateNode] {
    nodes.compactMap { node in
      switch node {
      case .items(let items): return Picture(items).map(TemplateNode.picture)
      case .backdrop(let backdrop): return .backdrop(backdrop)
      case .layer(let layer): return .layer(layer)
      }
    }
  }
}
