import Geometry
import SceneModel
import ShakeEngine

/// Where a view's own coordinates (origin at its top left corner) lie in its parent's.
struct ViewPlacement: Sendable {
  /// The box in the parent's coordinates, before the pose.
  let frame: Rect
  /// The point that the pose is about, in the view's own coordinates.
  let anchor: Point

  /// The place of a view.
  init(_ view: View) {
    frame = view.frame
    anchor = Point(
      x: view.anchorPoint.x * view.frame.width, y: view.anchorPoint.y * view.frame.height)
  }

  /// From the view's own coordinates to its parent's:
  /// `translation(origin + anchor) * pose * translation(-anchor)`.
  ///
  /// Poses that differ by their translation alone give linear parts of the very same bits, and a
  /// translation of a view that is not turned gives exactly `origin + translation`.
  func transform(_ pose: Pose) -> Transform {
    var map = pose.linearTransform
    let turned = map.applyLinear(to: anchor)
    map.tx = frame.minX + (anchor.x - turned.x) + pose.x
    map.ty = frame.minY + (anchor.y - turned.y) + pose.y
    return map
  }
}

extension Pose {
  /// Scale, then skew, then rotation, without the translation.
  fileprivate var linearTransform: Transform {
    var map = Transform.scale(x: scaleX, y: scaleY)
    if skew != 0 { map = .skew(skew) * map }
    if rotation != 0 { map = .rotation(rotation) * map }
    return map
  }
}
