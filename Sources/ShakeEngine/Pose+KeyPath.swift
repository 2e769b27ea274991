extension Pose {
  /// The component that a key path names; `transform.scale` reads the mean of both factors, as Core
  /// Animation does, and sets both.
  public subscript(keyPath: KeyPath) -> Double {
    get {
      switch keyPath {
      case .translationX: x
      case .translationY: y
      case .rotation: rotation
      case .scale: (scaleX + scaleY) / 2
      case .scaleX: scaleX
      case .scaleY: scaleY
      case .skew: skew
      case .opacity: opacity
      }
    }
    set {
      switch keyPath {
      case .translationX: x = newValue
      case .translationY: y = newValue
      case .rotation: rotation = newValue
      case .scale:
        scaleX = newValue
        scaleY = newValue
      case .scaleX: scaleX = newValue
      case .scaleY: scaleY = newValue
      case .skew: skew = newValue
      case .opacity: opacity = newValue
      }
    }
  }

  /// Adds to the component that a key path names; `transform.scale` adds to both factors.
  package mutating func add(_ value: Double, to keyPath: KeyPath) {
    if keyPath == .scale {
      scaleX += value
      scaleY += value
    } else {
      self[keyPath] += value
    }
  }

  /// Whether all seven numbers are finite.
  public var isFinite: Bool {
    [x, y, rotation, scaleX, scaleY, skew, opacity].allSatisfy(\.isFinite)
  }
}
