/// When everything of a script happens, and how every view moves.
public struct Timeline: Sendable {
  /// The ids of the views whose pose changes at some time.
  public var animatedViews: Set<String>
  /// The whole length in seconds.
  public var duration: Double

  /// The pose of a view at a time in seconds; the identity for a view that it does not know.
  public func pose(of view: String, at time: Double) -> Pose { .identity }
}
