/// A view while a script is played.
struct SimulatedView {
  /// Its own pose from a time on.
  struct ModelChange {
    var time: Double
    var pose: Pose
  }

  /// What its own pose has been, by rising time; never empty.
  private(set) var models: [ModelChange]
  /// The runs that show on it, in the order in which they started: running ones, and ended ones
  /// that hold their last value.
  var shownRuns: [Int] = []
  /// All runs that it has had.
  var allRuns: [Int] = []

  init(base: Pose) { models = [ModelChange(time: 0, pose: base)] }

  /// Its own pose now.
  var model: Pose { models[models.count - 1].pose }

  /// Changes its own pose at a time, which is not before the last change's.
  mutating func setModel(_ pose: Pose, at time: Double) {
    guard pose != model else { return }
    models.append(ModelChange(time: time, pose: pose))
  }
}
