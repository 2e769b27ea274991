/// When everything of a script happens, and how every view moves.
public struct Timeline: Hashable, Sendable {
  /// The most events that a script may have.
  public static let maximumEventCount = 2000
  /// The most animated views of all its shakes together.
  public static let maximumRunCount = 10_000

  /// When each event happens, in the script's order. A queued shake's span includes its wait.
  public let spans: [TimeSpan]
  /// The whole length in seconds: until the last event and the last animation have ended.
  public let duration: Double
  /// Every view's part in every shake, in the order in which they started.
  public let runs: [ShakeRun]
  /// The calls of completions, in order.
  public let completions: [Completion]
  /// The ids of the views whose pose changes at some time.
  public let animatedViews: Set<String>
  private let tracks: [String: ViewTrack]

  /// The timeline of a script.
  ///
  /// - Throws: ``TimelineError`` for events that wait for each other and for what does not exist.
  public init(_ script: TimelineScript) throws(TimelineError) {
    try Self.validate(script)
    var simulation = Simulation(script)
    simulation.run()
    spans = simulation.spans
    runs = simulation.runs.map(\.summary)
    completions = simulation.ledger.log
    let tracks = simulation.viewIndices.mapValues {
      ViewTrack(simulation.views[$0], runs: simulation.runs)
    }
    self.tracks = tracks
    duration = (spans.map(\.end) + runs.map(\.end)).max() ?? 0
    animatedViews = Set(tracks.filter { $0.value.changes }.keys)
  }

  /// The pose of a view at a time in seconds, its own pose and all its animations together; the
  /// identity for a view that the script does not know. The instant at which a shake ends belongs
  /// to what comes after it.
  public func pose(of view: String, at time: Double) -> Pose {
    tracks[view]?.pose(at: time) ?? .identity
  }

  /// The view's own pose at a time, without its animations.
  public func restPose(of view: String, at time: Double) -> Pose {
    tracks[view]?.restPose(at: time) ?? .identity
  }
}
