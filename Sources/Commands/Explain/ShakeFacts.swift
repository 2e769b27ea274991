import Golden
import SceneModel
import ShakeEngine
import Timing

/// What a shake of a scene does, where it first starts.
struct ShakeFacts: Encodable {
  let name: String
  let kind: String
  let views: [String]
  /// When it starts for the first time, in seconds of the scene.
  @JSONNumber var start: Double
  /// When it has ended or was stopped on all views.
  @JSONNumber var end: Double
  /// How long it runs, in seconds.
  @JSONNumber var duration: Double
  /// How long it runs where nothing stops it.
  @JSONNumber var fullDuration: Double
  /// How often the timeline starts it and the same comes of it.
  let count: Int
  /// The strokes that it makes before it ends or is stopped.
  let strokes: [Stroke]
  /// How many strokes it makes where nothing stops it, by what they move.
  let fullStrokeCounts: [String: Int]
  /// The views that stop before its end.
  let stops: [ShakeStart.Stop]
  /// What the library does differently from what one would think; nil for nothing.
  let remark: String?

  init(
    _ shake: ShakeDefinition, _ start: ShakeStart, count: Int, clock: FrameClock,
    countRemedy: String
  ) {
    let analysis = ShakeAnalysis(shake.motion)
    name = shake.name
    views = shake.views
    self.start = start.start
    end = start.end
    duration = start.end - start.start
    fullDuration = analysis.duration
    self.count = count
    let end = start.isStopped ? start.end : .infinity
    strokes = analysis.peakSamples(of: clock, start: start.start, end: end).map(Stroke.init)
    fullStrokeCounts = analysis.peaks.reduce(into: [:]) {
      $0[$1.keyPath.rawValue, default: 0] += 1
    }
    stops = start.stops
    switch shake.motion {
    case .afViewShaker: (kind, remark) = ("AFViewShaker", nil)
    case .qhlShakes(let shakes):
      (kind, remark) = ("QHLShakes", Self.remark(shakes, remedy: countRemedy))
    case .keyframes: (kind, remark) = ("keyframes", nil)
    }
  }

  /// Whether it is stopped on all views.
  var isStopped: Bool { stops.count == views.count }

  /// The shakes of a scene by rising start; starts of the same shake of which the same comes are one.
  static func all(in scene: Scene, clock: FrameClock, countRemedy: String) -> [ShakeFacts] {
    let starts = ShakeStart.all(in: scene.timeline, clock: clock)
    var counts: [ShakeStart.Outcome: Int] = [:]
    for start in starts { counts[start.outcome, default: 0] += 1 }
    var seen: Set<ShakeStart.Outcome> = []
    return starts.filter { seen.insert($0.outcome).inserted }.compactMap { start in
      guard let shake = scene.shakes.first(where: { $0.name == start.shake }) else { return nil }
      return ShakeFacts(
        shake, start, count: counts[start.outcome] ?? 1, clock: clock, countRemedy: countRemedy)
    }
  }

  /// What 'times' means in QHLShakes, where it is not what it says.
  private static func remark(_ shakes: QHLShakes, remedy: String) -> String? {
    guard shakes.strokeCount != shakes.times else { return nil }
    return """
      times \(shakes.times) makes \(Words.count(shakes.strokeCount, "stroke")) and one back to \
      rest: QHLShakes counts 'times' down while it counts strokes up, and stops where they meet. \
      \(remedy) makes as many strokes as it says.
      """
  }
}
