/// What happens when a shake starts on a view that another one is moving. Shakes are in each
/// other's way where both move the same component of the pose; others run side by side.
public enum ReentryPolicy: String, Hashable, Sendable, CaseIterable {
  /// The running shake stops unfinished at once and the new one starts from rest, as AFViewShaker
  /// does: the view snaps.
  case replace
  /// The new shake does not start on any of its views. It completes at once, unfinished.
  case ignore
  /// The new shake starts when all that are in its way have ended.
  case queue
  /// Both run: the new shake's displacement from rest adds to what the view does, and the view's
  /// own transform stays as it is.
  case additive
}
