import ShakeEngine

/// A shake that is tried on a motion.
struct ShakeCandidate {
  /// Its name.
  let name: String
  /// Its motion as defined.
  let motion: ShakeMotion
  /// Its shape.
  let shape: CurveShape
  /// Whether it is the expected shake, or a preset with all defaults.
  let isDefined: Bool

  /// A candidate; nil if the motion does not move, or does more than move.
  init?(name: String, motion: ShakeMotion, isDefined: Bool = true) {
    guard let shape = CurveShape(motion) else { return nil }
    self.name = name
    self.motion = motion
    self.shape = shape
    self.isDefined = isDefined
  }

  /// The presets in every form that duration and amplitude do not cover: QHLShakes in both
  /// directions with 2 to 13 strokes.
  static let presets: [ShakeCandidate] = PresetCatalog.all.flatMap { preset in
    variants(preset.motion).compactMap {
      ShakeCandidate(name: preset.name, motion: $0, isDefined: $0 == preset.motion)
    }
  }

  private static func variants(_ motion: ShakeMotion) -> [ShakeMotion] {
    guard case .qhlShakes(let standard) = motion else { return [motion] }
    return QHLShakes.Direction.allCases.flatMap { direction in
      (1...12).map { half in
        var shakes = standard
        shakes.times = 2 * half
        shakes.direction = direction
        return .qhlShakes(shakes)
      }
    }
  }

  /// Whether the opposite first direction is still the same shake.
  var mayMirror: Bool {
    if case .qhlShakes = motion { true } else { false }
  }

  /// The motion with another duration and amplitude, as far as its parameters go.
  func motion(duration: Double, amplitude: Double) -> ShakeMotion {
    switch motion {
    case .afViewShaker: return .afViewShaker(AFViewShaker(duration: duration))
    case .qhlShakes(var shakes):
      shakes.speed = duration / Double(shakes.strokeCount + 1)
      shakes.range *= amplitude
      return .qhlShakes(shakes)
    case .keyframes: return motion
    }
  }
}
