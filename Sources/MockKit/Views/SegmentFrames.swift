import Geometry
import SceneModel

/// Where the segments of a control are: side by side, all as wide.
struct SegmentFrames: Sendable {
  let bounds: Rect
  let count: Int

  /// The segments of a control in its box.
  init(_ control: SegmentedControl, in bounds: Rect) {
    self.bounds = bounds
    count = max(control.segments.count, 1)
  }

  /// The x of the edge left of a segment, or right of the last one.
  func edge(_ index: Int) -> Double {
    bounds.minX + bounds.width * Double(index) / Double(count)
  }

  /// The box of a segment.
  subscript(index: Int) -> Rect {
    let x = edge(index)
    return Rect(x: x, y: bounds.minY, width: edge(index + 1) - x, height: bounds.height)
  }
}
