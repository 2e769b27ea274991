/// An event of the script, with its times.
public struct ScheduledEvent: Hashable, Sendable {
  /// What happens.
  public enum Action: Hashable, Sendable {
    /// Nothing.
    case wait
    /// A finger on the view of this id.
    case touch(view: String)
    /// The shake of this name.
    case shake(name: String)
    /// Properties change at once; the stage of this index begins.
    case set(stage: Int)
    /// A progress HUD shows.
    case hud(HUD)
    /// An alert shows.
    case alert(Alert)
  }

  /// The event's own name, if it has one.
  public var id: String?
  /// When it starts, in seconds.
  public var start: Double
  /// When what follows it may start, in seconds.
  public var end: Double
  /// What happens.
  public var action: Action

  /// An event with its times.
  public init(id: String?, start: Double, end: Double, action: Action) {
    self.id = id
    self.start = start
    self.end = end
    self.action = action
  }
}
