import Golden
import SceneModel
import ShakeEngine
import Timing

/// What the shakes of a scene do.
struct Explanation: Encodable {
  let scene: String
  let width: Int
  let height: Int
  @JSONNumber var duration: Double
  let frames: Int
  let fps: String
  let shakes: [ShakeFacts]
  let completions: [CompletionEntry]

  init(_ loaded: LoadedScene, clock: FrameClock) {
    let scene = loaded.scene
    self.scene = loaded.name
    width = scene.canvas.pixelWidth
    height = scene.canvas.pixelHeight
    duration = clock.outputDuration
    frames = clock.frameCount
    fps = "\(clock.rate)"
    shakes = scene.playedShakes.map { ShakeFacts($0, in: scene, clock: clock) }
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
