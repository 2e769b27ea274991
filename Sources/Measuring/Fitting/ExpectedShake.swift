package import ShakeEngine

/// The shake that a clip should show.
package struct ExpectedShake: Hashable, Sendable {
  /// What it is called in results.
  package var name: String
  /// How it moves.
  package var motion: ShakeMotion
  /// When it should start, in seconds of the clip's time; nil if that does not matter.
  package var start: Double?

  /// An expected shake.
  package init(name: String, motion: ShakeMotion, start: Double? = nil) {
    self.name = name
    self.motion = motion
    self.start = start
  }
}
