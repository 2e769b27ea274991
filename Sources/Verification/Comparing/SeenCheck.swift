import Geometry
import Measuring
import MockKit
import Raster
import Rendering
import SceneModel
import ShakeEngine
import Timing

/// A second look at frames in which views seem not to be where they should be.
///
/// What is measured from a clip alone may be misled: by a pattern that repeats, by what changes its
/// looks while it moves, by what moves above or below. So such a frame is drawn again with these
/// views at rest and all else as it is, each of both once more with them a pixel further, and once
/// without them.
struct SeenCheck {
  /// How far off views must be, in device pixels, that lie at other fractions of a pixel at rest:
  /// their edges are softer or sharper there.
  private static let leastInexact = 0.25

  private let scene: GoldenScene
  private let group: SeenGroup
  private let source: PlaceSource
  private let pose: GoldenComparer.PoseSource
  private let rest: [String: Point]
  private let renderer = FrameRenderer()

  /// A look at a group of views; `pose` has other poses than the scene's.
  init(
    _ group: SeenGroup, of scene: GoldenScene, _ source: PlaceSource,
    pose: GoldenComparer.PoseSource?
  ) {
    self.scene = scene
    self.group = group
    self.source = source
    let timeline = scene.scene.timeline
    self.pose = pose ?? { timeline.pose(of: $0, at: $1) }
    rest = Dictionary(
      group.views.compactMap { view in source.rest(of: view).map { (view, $0) } },
      uniquingKeysWith: { $1 })
  }

  /// How far the views are from where they should be, in device pixels.
  ///
  /// - Parameters:
  ///   - position: Which of the kept frames.
  ///   - error: How far off they seem to be.
  /// - Returns: Nil where the frame does not show that they are anywhere else.
  /// - Throws: `RenderingError`.
  func distance(inFrame position: Int, error: Point) throws(RenderingError) -> Double? {
    guard let displacement = source.displacement(of: group.views, in: position) else { return nil }
    let time = scene.clock.time(ofFrame: scene.indices[position])
    let timeline = scene.scene.timeline
    let still = try pictures(at: time) { [rest] view, time in
      var pose = timeline.pose(of: view, at: time)
      if let place = rest[view] { (pose.x, pose.y) = (place.x, place.y) }
      return pose
    }
    let ground = scene.stage.displayList(at: time) { [rest] view, time in
      var pose = timeline.pose(of: view, at: time)
      if rest[view] != nil { pose.opacity = 0 }
      return pose
    }
    let evidence = PlaceEvidence(
      rest: still, shown: try pictures(at: time, pose), ground: try renderer.render(ground),
      area: group.area, isOpen: group.isOpen)
    let way = displacement.way
    let distance = evidence.distance(from: way, suspected: way + error)
    return displacement.isExact ? distance : distance.flatMap { $0 > Self.leastInexact ? $0 : nil }
  }

  /// A frame, and the same with the group's views a pixel further right and down.
  private func pictures(
    at time: Double, _ pose: GoldenComparer.PoseSource
  ) throws(RenderingError) -> PlaceEvidence.Nudged {
    let pixel = 1 / scene.scale
    let picture = try renderer.render(scene.stage.displayList(at: time, pose: pose))
    let nudged = scene.stage.displayList(at: time) { view, time in
      var pose = pose(view, time)
      if rest[view] != nil {
        pose.x += pixel
        pose.y += pixel
      }
      return pose
    }
    return (picture, try renderer.render(nudged))
  }
}
