extension TimelineScript {
  /// Something that happens.
  public struct Event: Hashable, Sendable {
    /// When an event starts.
    public enum Start: Hashable, Sendable {
      /// When the event before it in the script has ended; the first one at 0.
      case sequence
      /// At a time of the timeline, in seconds.
      case at(Double)
      /// When the event of this index has ended.
      case after(Int)
    }

    /// What an event does.
    public enum Action: Hashable, Sendable {
      /// Takes its time, in seconds: a pause, a touch, a HUD, an alert.
      case span(Double)
      /// Starts the shake of this index; it ends when the shake's last animation has ended.
      case shake(Int, policy: ReentryPolicy = .replace)
      /// Gives views, by id, new poses of their own. Takes no time.
      case setBase([String: Pose])
    }

    /// Its own name, if it has one.
    public var id: String?
    /// When it starts.
    public var start: Start
    /// How much later than that, in seconds. A negative delay starts it before the end of the event
    /// it waits for, but not before that event's start.
    public var delay: Double
    /// What it does.
    public var action: Action

    /// An event.
    public init(
      id: String? = nil, start: Start = .sequence, delay: Double = 0, action: Action
    ) {
      self.id = id
      self.start = start
      self.delay = delay
      self.action = action
    }
  }
}
