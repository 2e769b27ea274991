package import Geometry
package import SceneModel
package import ShakeEngine

extension Stage {
  /// What may cover a view.
  ///
  /// - Parameters:
  ///   - id: The view.
  ///   - others: Views that do not count, with all that is in them.
  ///   - time: In seconds.
  ///   - pose: The poses of all views.
  /// - Returns: The rectangles, in device pixels, of all views that are painted after it; whether
  ///   they show anything is not looked at.
  package func covers(
    of id: String, except others: [String], at time: Double, pose: (View) -> Pose
  ) -> [Rect] {
    let scale = Double(scene.canvas.scale)
    var boxes: [Rect] = []
    var views = stage(at: time)?.views ?? []
    var parentToDevice = Transform.scale(x: scale, y: scale)
    while let index = views.firstIndex(where: { !$0.isHidden && $0.contains(id) }) {
      for view in views[(index + 1)...] where !others.contains(where: { $0 == view.id }) {
        view.addBoxes(to: &boxes, parentToDevice, pose)
      }
      guard views[index].id != id else { break }
      parentToDevice = parentToDevice * ViewPlacement(views[index]).transform(pose(views[index]))
      views = views[index].children
    }
    return boxes
  }
}

extension View {
  /// Adds the rectangles of the view and of all in it that is not hidden.
  fileprivate func addBoxes(
    to boxes: inout [Rect], _ parentToDevice: Transform, _ pose: (View) -> Pose
  ) {
    guard !isHidden else { return }
    let transform = parentToDevice * ViewPlacement(self).transform(pose(self))
    boxes.append(transform.boundingBox(of: Rect(origin: .zero, size: frame.size)))
    for child in children { child.addBoxes(to: &boxes, transform, pose) }
  }
}
