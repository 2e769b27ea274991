import Geometry
package import SceneModel
package import ShakeEngine

extension Stage {
  /// Where a view is when the scene begins.
  ///
  /// - Parameters:
  ///   - id: The view.
  ///   - pose: The poses of that view and of those around it.
  /// - Returns: Nil for a view that is not there, or is hidden.
  package func place(of id: String, pose: (View) -> Pose) -> ViewPlace? {
    let scale = Double(scene.canvas.scale)
    return Self.place(
      of: id, in: scene.stages.first?.views ?? [], parentToDevice: .scale(x: scale, y: scale),
      pose: pose)
  }

  private static func place(
    of id: String, in views: [View], parentToDevice: Transform, pose: (View) -> Pose
  ) -> ViewPlace? {
    for view in views where !view.isHidden && view.contains(id) {
      let transform = parentToDevice * ViewPlacement(view).transform(pose(view))
      if view.id == id { return ViewPlace(transform: transform, size: view.frame.size) }
      return place(of: id, in: view.children, parentToDevice: transform, pose: pose)
    }
    return nil
  }
}

extension View {
  /// Whether it is the view of an id, or that is inside of it.
  fileprivate func contains(_ id: String) -> Bool {
    self.id == id || children.contains { $0.contains(id) }
  }
}
