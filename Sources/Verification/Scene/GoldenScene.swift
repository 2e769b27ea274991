package import MockKit
package import Rendering
package import SceneModel
package import ShakeEngine
package import Timing
package import Typography

/// A scene whose frames are compared with approved ones, ready to be drawn.
package struct GoldenScene: Sendable {
  /// The scene, at the scale of its goldens.
  package let scene: Scene
  /// What a user should know, a line each.
  package let warnings: [String]
  /// The files that it was read from: its own and its pictures'; none where it is in no file.
  package let inputs: [String]
  /// Which time a frame shows.
  package let clock: FrameClock
  /// The frames that are kept, rising.
  package let indices: [Int]
  /// The views whose curves are kept, in painting order.
  package let views: [String]
  package let stage: Stage
  private let fonts: FontLibrary

  /// Reads a scene's file.
  ///
  /// - Parameters:
  ///   - path: The document. Its pictures are relative to the folder that it is in.
  ///   - fonts: What text is drawn with. It is asked afterwards which files it used, so each scene
  ///     wants one of its own.
  /// - Throws: `SceneError` for all that is wrong in the document, an error that prints one line
  ///   where it cannot be read, and `FrameClockError` where it has too many frames.
  package init(contentsOf path: String, fonts: FontLibrary = .system()) throws {
    try self.init(SceneDocument(contentsOf: path), fonts: fonts)
  }

  /// Gets a document's scene ready to be drawn.
  ///
  /// - Parameters:
  ///   - document: The scene; its `golden` block says which frames, at which rate and scale.
  ///   - fonts: What text is drawn with; see ``init(contentsOf:fonts:)``.
  /// - Throws: `FrameClockError` where it has too many frames, `FrameSelectionError` where it has
  ///   none of those that it names.
  package init(_ document: SceneDocument, fonts: FontLibrary = .system()) throws {
    var scene = document.scene
    let settings = scene.golden
    if let scale = settings.scale { scene.canvas.scale = scale }
    clock = try FrameClock(
      rate: settings.frameRate ?? .standard, duration: scene.timeline.duration)
    indices =
      try settings.frames?.indices(frameCount: clock.frameCount) ?? Array(0..<clock.frameCount)
    views = settings.views ?? scene.movingViewIDs
    stage = Stage(scene: scene, fonts: fonts)
    self.scene = scene
    self.fonts = fonts
    inputs = document.inputs
    warnings =
      document.warnings.map(\.description)
      + stage.warnings.map { "\(document.name): warning: \($0)" }
  }

  /// For how many frames of the clock each kept frame is shown: until the next one. The last is shown
  /// as long as the one before it, but not beyond the timeline's end.
  package var frameLengths: [Int] {
    var lengths = zip(indices, indices.dropFirst()).map { $1 - $0 }
    if let last = indices.last {
      lengths.append(min(lengths.last ?? 1, max(clock.frameCount - last, 1)))
    }
    return lengths
  }

  /// The font files that its texts are drawn with, sorted.
  package var fontFiles: [String] { fonts.usedFontFiles }

  /// Device pixels a point.
  package var scale: Double { Double(scene.canvas.scale) }

  /// Its frames, drawn by `workers` threads, with other poses if they are given.
  package func frames(
    workers: Int?, pose: (@Sendable (_ view: String, _ time: Double) -> Pose)? = nil
  ) -> FrameSequence {
    let pose = pose ?? { [timeline = scene.timeline] in timeline.pose(of: $0, at: $1) }
    return FrameSequence(clock: clock, indices: indices, workers: workers) { [stage] time in
      stage.displayList(at: time, pose: pose)
    }
  }
}
