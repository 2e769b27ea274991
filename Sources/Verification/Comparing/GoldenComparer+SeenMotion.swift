import Geometry
package import Golden
import Measuring
import Raster
import Rendering
import SceneModel
import ShakeEngine
import Timing

extension GoldenComparer {
  /// How far the motion that the frames show is from the approved curve.
  ///
  /// Each group of views that move alike is measured where it is alone; one that cannot be has the
  /// reason. The memory does not grow with the number of frames: they come anew for each of the
  /// measurer's looks.
  ///
  /// - Parameters:
  ///   - pose: Other poses than the scene's.
  ///   - isApproved: Whether the approved frames are known to be the same, pixel by pixel: to read
  ///     those is faster than to draw.
  /// - Returns: Nil where the curve has other frames than the scene, which is a failure of its own.
  /// - Throws: `RenderingError`.
  package func seenMotion(
    pose: PoseSource? = nil, isApproved: Bool = false
  ) throws -> SeenMotion? {
    guard curve.views.isEmpty || curve.frames.map(\.index) == scene.indices else { return nil }
    let limit = try SeenMotion.standardLimit + scene.curveTolerance.pixels
    guard scene.indices.count >= 3 else {
      let moving = curve.views.filter(scene.scene.timeline.animatedViews.contains)
      let part = SeenPart(views: moving, refusal: Refusal.tooShort.reason)
      return SeenMotion(parts: moving.isEmpty ? [] : [part], limit: limit)
    }
    let sequence = scene.frames(workers: workers, pose: pose)
    let source = PlaceSource(scene, curve)
    let parts = try SeenGroup.all(of: source, on: scene.scene.canvas).map { group -> SeenPart in
      if let refusal = group.refusal { return SeenPart(views: group.views, refusal: refusal) }
      let measurer = MotionMeasurer(
        region: group.area, reach: Int(min(group.reach, 512).rounded(.up)) + 8)
      let track = try measurer.measure { visit in
        if isApproved {
          try replay(visit)
        } else {
          try sequence.deliver { visit($0.time, $0.pixmap) }
        }
      }
      let check = SeenCheck(group, of: scene, source, pose: pose)
      let part = try SeenPart(
        views: group.views, frames: scene.indices, curve: group.offsets, track: track, limit: limit,
        secondLook: check.distance)
      guard group.isOpen, part.refusal != nil, track.refusal != .still else { return part }
      return SeenPart(
        views: group.views,
        refusal: "it reaches the canvas's edge, and what is seen of it does not show where it is")
    }
    return SeenMotion(parts: parts, limit: limit)
  }

  /// The approved frames, at the times that the scene's have.
  private func replay(_ visit: (_ time: Double, _ frame: Pixmap) -> Void) throws {
    var reader = frames
    for index in scene.indices {
      guard let frame = try Self.next(&reader) else { return }
      visit(scene.clock.time(ofFrame: index), frame)
    }
  }
}
