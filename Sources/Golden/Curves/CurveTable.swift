package import SceneModel
package import ShakeEngine
package import Timing

/// The motion of views, frame by frame: what a curve's text file holds.
package struct CurveTable: Hashable, Sendable {
  /// The most views that a file may have: those of the largest scene.
  package static let maximumViewCount = 10_000

  /// The ids of the views, in the order of their rows.
  package let views: [String]
  /// A row for every frame and view: frames rise, and each has all views in the same order.
  package let rows: [CurveRow]

  /// Frames of anything that has poses.
  package init(
    clock: FrameClock, frames: [Int], views: [String], pose: (String, Double) -> Pose
  ) {
    self.views = views
    rows = frames.flatMap { frame in
      let time = clock.time(ofFrame: frame)
      return views.map { CurveRow(frame: frame, time: time, view: $0, pose: pose($0, time)) }
    }
  }

  /// Frames of a scene.
  package init(of scene: Scene, clock: FrameClock, frames: [Int], views: [String]) {
    self.init(clock: clock, frames: frames, views: views) { view, time in
      scene.timeline.pose(of: view, at: time)
    }
  }

  /// Frames of a shake alone, which starts at 0 on views without a transform of their own.
  package init(of shake: ShakeDefinition, clock: FrameClock, frames: [Int], views: [String]) {
    let curve = ShakeCurve(shake.motion)
    self.init(clock: clock, frames: frames, views: views) { view, time in
      shake.views.contains(view) ? curve.pose(at: time) : .identity
    }
  }

  /// Rows that are known to be in order.
  package init(views: [String], rows: [CurveRow]) {
    self.views = views
    self.rows = rows
  }

  /// How many frames there are.
  package var frameCount: Int { views.isEmpty ? 0 : rows.count / views.count }

  /// The frames per second that the last frame's time tells; nil where no frame is after 0.
  package var framesPerSecond: Double? {
    guard let last = rows.last, last.time > 0 else { return nil }
    return Double(last.frame) / last.time
  }

  /// The frames' indices and times, in order.
  package var frames: [(index: Int, time: Double)] {
    views.isEmpty ? [] : rows(ofView: 0).map { ($0.frame, $0.time) }
  }

  /// The index of each view in ``views``.
  var indices: [String: Int] {
    Dictionary(views.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The rows of the view at an index of ``views``, by rising frame.
  func rows(ofView index: Int) -> [CurveRow] {
    stride(from: index, to: rows.count, by: max(views.count, 1)).map { rows[$0] }
  }
}
