import Golden
import Rendering
import SceneModel
import ShakeEngine
import Timing

/// What happens in a scene, and what its shakes do.
struct Explanation: Encodable {
  let scene: String
  let width: Int
  let height: Int
  /// How long the video lasts, in seconds.
  @JSONNumber var duration: Double
  /// How long the scene lasts, in its own seconds, as all other times are.
  @JSONNumber var sceneDuration: Double
  /// How many times slower the video plays than the scene.
  @JSONNumber var slowdown: Double
  /// The frames of the video.
  let frames: Int
  let fps: String
  let events: [EventFacts]
  let shakes: [ShakeFacts]
  let completions: [CompletionEntry]

  /// The facts; `countRemedy` is what to write where 'times' of QHLShakes should be the strokes.
  init(_ document: SceneDocument, clock: FrameClock, countRemedy: String) {
    let scene = document.scene
    self.scene = document.name
    width = scene.canvas.pixelWidth
    height = scene.canvas.pixelHeight
    duration = clock.outputDuration
    sceneDuration = clock.duration
    slowdown = clock.slowdown
    frames = clock.frameCount
    fps = "\(clock.rate)"
    events = EventFacts.all(in: scene)
    shakes = ShakeFacts.all(in: scene, clock: clock, countRemedy: countRemedy)
    completions = scene.timeline.completions.map(CompletionEntry.init)
  }
}

/// The call of a shake's completion, as results list it.
struct CompletionEntry: Encodable {
  @JSONNumber var time: Double
  let shake: String
  let finished: Bool

  init(_ completion: Completion) {
    time = completion.time
    shake = completion.shake
    finished = completion.finished
  }
}
