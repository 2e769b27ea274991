/// When a shake's completion is called.
public enum CompletionBookkeeping: String, Hashable, Sendable, CaseIterable {
  /// Every shake completes exactly once, when its last animation ended or was stopped, and says
  /// whether all of them finished.
  case contract
  /// AFViewShaker 0.0.5's own: one counter and one block for each shaker. Every animation that
  /// stops is counted, finished or not; when as many stopped as the shaker has views, the counter
  /// goes back to 0 and the block of the *latest* shake is called. A second shake while one runs
  /// loses the first block and calls the second twice; a shaker without views never calls.
  case afViewShaker = "AFViewShaker"
}
