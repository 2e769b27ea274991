/// What the command line changes in a document before it is checked.
///
/// Order: the assignments, then the shake and its parameters, then the scale.
public struct SceneOverrides: Hashable, Sendable {
  /// `--set KEY=VALUE`: a value by its path.
  public struct Assignment: Hashable, Sendable {
    /// The path: `views[2].frame.width`, or with a view's id `views.email.text`.
    public var key: String
    /// The value: JSON5, or else the text as it stands.
    public var value: String

    /// A value for a path.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// `--set`, in the order given; what does not exist is created where it may exist.
  public var assignments: [Assignment]
  /// `--shake`: the name of one of the scene's shakes, which then is the whole timeline, or a
  /// preset (in any case), which takes the place of every shake's motion.
  public var shake: String?
  /// `--view`: the ids of the views to shake instead of the document's.
  public var views: [String]
  /// `--duration`, in seconds, of shakes that have one.
  public var duration: Double?
  /// `--times` of QHLShakes.
  public var times: Int?
  /// `--speed` of QHLShakes, in seconds a stroke.
  public var speed: Double?
  /// `--range` of QHLShakes, in points.
  public var range: Double?
  /// `--direction` of QHLShakes: horizontal or vertical.
  public var direction: String?
  /// `--exact-count` of QHLShakes.
  public var exactCount: Bool?
  /// `--scale`: device pixels a point, a whole number from 1 to 20.
  public var scale: Int?

  /// Overrides; none by default.
  public init(
    assignments: [Assignment] = [], shake: String? = nil, views: [String] = [],
    duration: Double? = nil, times: Int? = nil, speed: Double? = nil, range: Double? = nil,
    direction: String? = nil, exactCount: Bool? = nil, scale: Int? = nil
  ) {
    self.assignments = assignments
    self.shake = shake
    self.views = views
    self.duration = duration
    self.times = times
    self.speed = speed
    self.range = range
    self.direction = direction
    self.exactCount = exactCount
    self.scale = scale
  }
}
