import Golden
import SceneModel
import ShakeEngine
import Timing

/// What a shake of a scene does, where it first starts.
struct ShakeFacts: Encodable {
  let name: String
  let kind: String
  let views: [String]
  /// When it starts for the first time, in seconds.
  @JSONNumber var start: Double
  /// How long it takes, in seconds.
  @JSONNumber var duration: Double
  /// How often the timeline starts it.
  let count: Int
  let strokes: [Stroke]
  /// What the library does differently from what one would think; nil for nothing.
  let remark: String?

  init(_ shake: ShakeDefinition, in scene: Scene, clock: FrameClock) {
    let starts = scene.events.filter { $0.action == .shake(name: shake.name) }.map(\.start)
    // A queued shake starts later than its event.
    let first = scene.timeline.runs.first { $0.shake == shake.name }?.start ?? starts.first ?? 0
    let analysis = ShakeAnalysis(shake.motion)
    name = shake.name
    views = shake.views
    start = first
    duration = analysis.duration
    count = starts.count
    strokes = analysis.peakSamples(of: clock, start: first).map(Stroke.init)
    switch shake.motion {
    case .afViewShaker: (kind, remark) = ("AFViewShaker", nil)
    case .qhlShakes(let shakes): (kind, remark) = ("QHLShakes", Self.remark(shakes))
    case .keyframes: (kind, remark) = ("keyframes", nil)
    }
  }

  /// What 'times' means in QHLShakes, where it is not what it says.
  private static func remark(_ shakes: QHLShakes) -> String? {
    guard shakes.strokeCount != shakes.times else { return nil }
    return """
      times \(shakes.times) makes \(Words.count(shakes.strokeCount, "stroke")) and one back to \
      rest: QHLShakes counts 'times' down while it counts strokes up, and stops where they meet. \
      --exact-count makes as many strokes as it says.
      """
  }
}
