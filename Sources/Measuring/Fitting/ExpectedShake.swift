public import ShakeEngine

/// The shake that a clip should show.
public struct ExpectedShake: Hashable, Sendable {
  /// What it is called in results.
  public var name: String
  /// How it moves.
  public var motion: ShakeMotion
  /// When it should start, in seconds of the clip's time; nil if that does not matter.
  public var start: Double?

  /// An expected shake.
  public init(name: String, motion: ShakeMotion, start: Double? = nil) {
    self.name = name
    self.motion = motion
    self.start = start
  }
}
