import SceneModel
import ShakeEngine
import Timing

/// The motion of views, frame by frame.
struct Curve: Encodable {
  let fps: String
  let views: [String]
  let rows: [CurveRow]

  /// Frames of a scene.
  init(of scene: Scene, clock: FrameClock, frames: [Int], views: [String]) {
    self.init(clock: clock, frames: frames, views: views) { view, time in
      scene.timeline.pose(of: view, at: time)
    }
  }

  /// Frames of a shake alone, which starts at 0 on views without a transform of their own.
  init(of shake: ShakeDefinition, clock: FrameClock, frames: [Int], views: [String]) {
    let curve = ShakeCurve(shake.motion)
    self.init(clock: clock, frames: frames, views: views) { view, time in
      shake.views.contains(view) ? curve.pose(at: time) : .identity
    }
  }

  private init(
    clock: FrameClock, frames: [Int], views: [String], pose: (String, Double) -> Pose
  ) {
    fps = "\(clock.rate)"
    self.views = views
    rows = frames.flatMap { frame in
      let time = clock.time(ofFrame: frame)
      return views.map { CurveRow(frame: frame, time: time, view: $0, pose: pose($0, time)) }
    }
  }
}
