import Geometry
import Testing

/// A shake, and where arithmetic has it.
struct KnownShake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// As a scene has it.
  let shake: String
  /// In seconds.
  let duration: Double
  /// Points from rest at seconds from the shake's start.
  let offset: @Sendable (Double) -> Point
}
