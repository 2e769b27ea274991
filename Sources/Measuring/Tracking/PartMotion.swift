import Geometry

/// The motion of a part through the clip, and whether it is one.
struct PartMotion {
  /// Confidence from which on a displacement counts.
  static let leastConfidence = 0.5
  /// A part that stays nearer than this to rest, in pixels, does not move.
  static let leastDisplacement = 0.05
  /// In fewer frames than this nothing is seen to move.
  private static let leastChanges = 3

  /// The rectangle of the part.
  let bounds: PixelRect
  /// One sample a frame.
  let samples: [PartSample]
  /// Why it is not a translation that returns; nil if it is one.
  let refusal: Refusal?
  /// The change that its displacements explain: how much there is to see of them.
  let explained: Double
  /// All of its change.
  let change: Double

  /// What a tracker saw.
  init(_ tracker: PartTracker) {
    bounds = tracker.part.bounds
    samples = tracker.samples
    refusal = Self.judge(tracker.samples, quiet: tracker.quietChange)
    change = tracker.samples.reduce(0) { $0 + $1.change }
    explained = tracker.samples.reduce(0) {
      $0 + ($1.confidence >= Self.leastConfidence ? $1.change - $1.unexplained : 0)
    }
  }

  private static func judge(_ samples: [PartSample], quiet: Double) -> Refusal? {
    let changed = samples.filter { $0.change > quiet }
    let sure = samples.filter { $0.confidence >= leastConfidence }
    let farthest = sure.map { $0.displacement.length }.max() ?? 0
    if changed.isEmpty { return .still }
    if travelsOn(samples) { return .scroll }
    // A view that has shaken may stay another: its text is gone, a message has come. Only what is
    // seen to change is asked for its reason, unless it changes too slowly to be seen.
    let changing = changed.filter { !$0.isUnchanged }
    let asked = changing.count >= leastChanges ? changing : changed
    let change = asked.reduce(0) { $0 + $1.change }
    let unexplained = asked.reduce(0) { $0 + $1.unexplained }
    for kind in PartSample.Alternative.allCases {
      let share = asked.reduce(0) { $0 + ($1.alternative == kind ? $1.change : 0) }
      guard share > change / 2 else { continue }
      switch kind {
      case .fade: return .fade
      case .rotation: return .rotation
      case .scaling: return .scaling
      }
    }
    if unexplained > change * 0.4 { return .notATranslation }
    let sureChanges = asked.filter { $0.confidence >= leastConfidence }.count
    if sureChanges * 2 < asked.count { return .uncertain }
    return farthest < leastDisplacement ? .still : nil
  }

  /// Whether the sure frames move on in one direction and stay there.
  private static func travelsOn(_ samples: [PartSample]) -> Bool {
    let places = samples.filter { $0.confidence >= leastConfidence }.map(\.displacement)
    guard let first = places.first, let last = places.last, places.count >= 3 else { return false }
    let path = zip(places, places.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    let net = (last - first).length
    return net >= 2 && net >= 0.8 * path
  }
}
