/// What happens in a scene, before it is known when.
public struct TimelineScript: Hashable, Sendable {
  /// A view that shakes can move.
  public struct View: Hashable, Sendable {
    /// Its id, unique among the script's.
    public var id: String
    /// Its own transform and opacity at the start.
    public var base: Pose

    /// A view with its own pose.
    public init(id: String, base: Pose = .identity) {
      self.id = id
      self.base = base
    }
  }

  /// A shake that events can start.
  public struct Shake: Hashable, Sendable {
    /// Its name, for the log.
    public var name: String
    /// The ids of the views it moves, in order. A view that the script does not know is in no
    /// window: its animation stops unfinished as soon as it starts.
    public var views: [String]
    /// How it moves them.
    public var motion: ShakeMotion
    /// When its completion is called.
    public var bookkeeping: CompletionBookkeeping

    /// A shake of some views.
    public init(
      name: String, views: [String], motion: ShakeMotion,
      bookkeeping: CompletionBookkeeping = .contract
    ) {
      self.name = name
      self.views = views
      self.motion = motion
      self.bookkeeping = bookkeeping
    }
  }

  /// The views.
  public var views: [View]
  /// The shakes.
  public var shakes: [Shake]
  /// The events, in the document's order.
  public var events: [Event]

  /// A script of its parts.
  public init(views: [View] = [], shakes: [Shake] = [], events: [Event] = []) {
    self.views = views
    self.shakes = shakes
    self.events = events
  }
}
