/// The component of a pose that an animation moves, as a Core Animation key path.
public enum KeyPath: String, Hashable, Sendable, CaseIterable {
  /// Translation along the superlayer's x, in points.
  case translationX = "transform.translation.x"
  /// Translation along the superlayer's y, in points; positive is down.
  case translationY = "transform.translation.y"
  /// Rotation in radians; positive is clockwise.
  case rotation = "transform.rotation"
  /// Horizontal and vertical scale factor together.
  case scale = "transform.scale"
  /// Horizontal scale factor.
  case scaleX = "transform.scale.x"
  /// Vertical scale factor.
  case scaleY = "transform.scale.y"
  /// Horizontal skew angle in radians.
  case skew = "transform.skew"
  /// Opacity, 0 ... 1.
  case opacity = "opacity"

  /// A key path from its spelling: Core Animation's, with or without `transform.` before it, and
  /// with the `.z` that a rotation may name. Nil for other text.
  public init?(spelling: String) {
    let plain = spelling.hasPrefix("transform.") ? String(spelling.dropFirst(10)) : spelling
    switch plain {
    case "translation.x": self = .translationX
    case "translation.y": self = .translationY
    case "rotation", "rotation.z": self = .rotation
    case "scale": self = .scale
    case "scale.x": self = .scaleX
    case "scale.y": self = .scaleY
    case "skew", "skew.x": self = .skew
    case "opacity" where plain == spelling: self = .opacity
    default: return nil
    }
  }

  /// The components that it reads and replaces.
  package var components: PoseComponents {
    switch self {
    case .translationX: .x
    case .translationY: .y
    case .rotation: .rotation
    case .scale: [.scaleX, .scaleY]
    case .scaleX: .scaleX
    case .scaleY: .scaleY
    case .skew: .skew
    case .opacity: .opacity
    }
  }
}
