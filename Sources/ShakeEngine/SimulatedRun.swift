/// One view's part in one start of a shake, while a script is played.
struct SimulatedRun {
  let event: Int
  let shake: Int
  /// The view's index; nil for a view that the script does not know.
  let view: Int?
  let names: (shake: String, view: String)
  let start: Double
  let animations: [KeyframeAnimation]
  /// The components of the pose that it moves.
  let components: PoseComponents
  /// Whether something of it stays after its end.
  let holdsAfterEnd: Bool
  /// When it ends or ended.
  var end: Double
  /// Whether it has neither ended nor been stopped.
  var isActive: Bool
  var isFinished = false
  /// When it stops showing; never, for one that holds its last value and is not replaced.
  var hidden = Double.infinity

  init(
    event: Int, shake: Int, view: Int?, names: (shake: String, view: String), start: Double,
    components: PoseComponents = [], animations: [KeyframeAnimation] = []
  ) {
    self.event = event
    self.shake = shake
    self.view = view
    self.names = names
    self.start = start
    self.animations = animations
    self.components = components
    holdsAfterEnd = animations.contains { $0.timing.fillMode.holdsAfterEnd }
    end = start + (animations.map(\.end).max() ?? 0)
    isActive = view != nil
  }

  /// What the log says of it.
  var summary: ShakeRun {
    ShakeRun(
      event: event, shake: names.shake, view: names.view, start: start, end: end,
      finished: isFinished)
  }
}
