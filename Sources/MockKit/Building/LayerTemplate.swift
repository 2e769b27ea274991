import Geometry

/// A layer whose place and opacity still depend on the time.
struct LayerTemplate: Sendable {
  /// The layer's name in every list.
  let id: Int
  /// What is inside.
  let nodes: [TemplateNode]
  /// What the time does to it.
  let motion: LayerMotion
  /// From where the motion leads to the coordinates that the layer stands in.
  var placement = Transform.identity
  /// The outline that cuts the nodes.
  var clip: Path?
  /// The shadow of everything inside.
  var shadow: DisplayItem.Silhouette?

  /// A layer around finished nodes.
  init(
    id: Int, _ draft: Draft, motion: LayerMotion, clip: Path? = nil,
    shadow: DisplayItem.Silhouette? = nil
  ) {
    self.id = id
    self.nodes = draft.sealed()
    self.motion = motion
    self.clip = clip
    self.shadow = shadow
  }

  /// The layer at a time; nil while it cannot be seen.
  func layer(at time: Double, pose: Stage.PoseSource) -> Layer? {
    let state = motion.state(at: time, pose: pose)
    guard state.opacity > 0 else { return nil }
    return Layer(
      id: id, nodes: nodes.compactMap { $0.node(at: time, pose: pose) },
      rest: placement * motion.rest, transform: placement * state.transform,
      opacity: min(state.opacity, 1), clip: clip, shadow: shadow)
  }
}
