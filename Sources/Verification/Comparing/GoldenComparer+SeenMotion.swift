import Geometry
package import Golden
import Measuring
import Raster
import Rendering

extension GoldenComparer {
  /// How far the motion that the frames show is from the approved curve.
  ///
  /// Each group of views that move alike is measured where it is alone. The memory does not grow
  /// with the number of frames: they are drawn again for each of the measurer's looks.
  ///
  /// - Parameter pose: Other poses than the scene's.
  /// - Returns: Nil where the curve has other frames than the scene, which is a failure of its own.
  /// - Throws: `RenderingError`.
  package func seenMotion(pose: PoseSource? = nil) throws -> SeenMotion? {
    guard curve.views.isEmpty || curve.frames.map(\.index) == scene.indices else { return nil }
    let sequence = scene.frames(workers: workers, pose: pose)
    let parts = try SeenGroup.all(of: scene, curve: curve).map { group in
      let measurer = MotionMeasurer(
        region: group.area, reach: Int(min(group.reach, 512).rounded(.up)) + 8)
      let track = try measurer.measure { visit in
        try sequence.deliver { visit($0.time, $0.pixmap) }
      }
      return SeenPart(
        views: group.views, frames: scene.indices, curve: group.offsets, track: track)
    }
    return SeenMotion(
      parts: parts, limit: try SeenMotion.standardLimit + scene.curveTolerance.pixels)
  }
}
