public import ShakeEngine

/// A shake of the document: which views, and how they move.
public struct ShakeDefinition: Sendable {
  /// Its name in the document.
  public var name: String
  /// The ids of the views it moves, in the document's order.
  public var views: [String]
  /// The motion.
  public var motion: ShakeMotion

  /// A named shake.
  public init(name: String, views: [String], motion: ShakeMotion) {
    self.name = name
    self.views = views
    self.motion = motion
  }
}
