public import ShakeEngine

/// A scene document, checked and resolved: nothing in it is a name, a default or a file any more.
public struct Scene: Sendable {
  /// What the views stand on.
  public var canvas: Canvas
  /// The view trees over time, by rising start; the first starts at 0. A `set` event starts another.
  public var stages: [SceneStage]
  /// The shakes that the document defines, in its order.
  public var shakes: [ShakeDefinition]
  /// The script, event by event, with its times.
  public var events: [ScheduledEvent]
  /// The motion: the pose of every view at any time, and the log of completions.
  public var timeline: Timeline
  /// Whether options made it out of a picture, so that advice should name options and not keys.
  public var isScreenshot = false
  /// How the scene is compared with approved frames.
  public var golden: GoldenSettings

  /// A scene from its resolved parts.
  public init(
    canvas: Canvas, stages: [SceneStage], shakes: [ShakeDefinition], events: [ScheduledEvent],
    timeline: Timeline, golden: GoldenSettings = GoldenSettings()
  ) {
    self.canvas = canvas
    self.stages = stages
    self.shakes = shakes
    self.events = events
    self.timeline = timeline
    self.golden = golden
  }
}

/// The view tree from a time on.
public struct SceneStage: Sendable {
  /// When the tree starts to show, in seconds.
  public var start: Double
  /// The root views, in painting order.
  public var views: [View]

  /// A view tree from a time on.
  public init(start: Double, views: [View]) {
    self.start = start
    self.views = views
  }
}
