package import Geometry

extension FramePlan {
  /// Where this frame can differ from another: everything for the first frame of an output, empty
  /// where the two are the same.
  package func damage(since previous: FramePlan?) -> PixelRect {
    changes(since: previous).bounds
  }

  /// The pixels that can differ from an earlier frame's.
  func changes(since previous: FramePlan?) -> DirtyRegion {
    guard let previous, previous.canvas == canvas else { return DirtyRegion(canvas) }
    guard root.isShownLike(previous.root) else { return DirtyRegion(canvas) }
    return .possibleChanges(from: previous.root, to: root)
  }
}
