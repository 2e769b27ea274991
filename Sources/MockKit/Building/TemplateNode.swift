/// A node whose drawing is settled and whose place still depends on the time.
enum TemplateNode: Sendable {
  /// Drawing that never changes.
  case picture(Picture)
  /// A blur of what is below.
  case backdrop(Backdrop)
  /// Something that moves, fades or is cut as one.
  case layer(LayerTemplate)

  /// The node at a time; nil for a layer that cannot be seen then.
  func node(at time: Double, pose: Stage.PoseSource) -> DisplayNode? {
    switch self {
    case .picture(let picture): .picture(picture)
    case .backdrop(let backdrop): .backdrop(backdrop)
    case .layer(let layer): layer.layer(at: time, pose: pose).map(DisplayNode.layer)
    }
  }
}
