import Geometry
import ShakeEngine

/// What the time does to a layer.
enum LayerMotion: Sendable {
  /// Nothing: it is a layer for its opacity, clip or shadow.
  case still(opacity: Double)
  /// It follows the timeline's pose of a view.
  case pose(view: String, placement: ViewPlacement, base: Pose)
  /// It fades with touches.
  case press(PressFade)

  /// The place at rest.
  var rest: Transform {
    switch self {
    case .still, .press: .identity
    case .pose(view: _, let placement, let base): placement.transform(base)
    }
  }

  /// Place and opacity at a time.
  func state(at time: Double, pose: Stage.PoseSource) -> (transform: Transform, opacity: Double) {
    switch self {
    case .still(let opacity): return (.identity, opacity)
    case .press(let fade): return (.identity, fade.opacity(at: time))
    case .pose(let view, let placement, base: _):
      let current = pose(view, time)
      return (placement.transform(current), current.opacity)
    }
  }
}
