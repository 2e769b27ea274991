import Geometry
package import SceneModel
package import ShakeEngine

extension Stage {
  /// Where a view is.
  ///
  /// - Parameters:
  ///   - id: The view.
  ///   - time: In seconds.
  ///   - pose: The poses of that view and of those around it.
  /// - Returns: Nil for a view that is not there, or is hidden then.
  package func place(
    of id: String, at time: Double, pose: (View) -> Pose
  ) -> ViewPlace? {
    let scale = Double(scene.canvas.scale)
    return Self.place(
      of: id, in: stage(at: time)?.views ?? [], parentToDevice: .scale(x: scale, y: scale),
      clips: [],
      pose: pose)
  }

  /// The views as they are at a time.
  func stage(at time: Double) -> SceneStage? {
    scene.stages.last { $0.start <= time } ?? scene.stages.first
  }

  /// `clips` are what views around these cut them to, in device pixels.
  private static func place(
    of id: String, in views: [View], parentToDevice: Transform, clips: [Rect], pose: (View) -> Pose
  ) -> ViewPlace? {
    for view in views where !view.isHidden && view.contains(id) {
      let transform = parentToDevice * ViewPlacement(view).transform(pose(view))
      let box = transform.boundingBox(of: Rect(origin: .zero, size: view.frame.size))
      if view.id == id {
        return ViewPlace(
          transform: transform, size: view.frame.size,
          isCut: clips.contains { !$0.contains(box) })
      }
      return place(
        of: id, in: view.children, parentToDevice: transform,
        clips: view.masksToBounds ? clips + [box] : clips, pose: pose)
    }
    return nil
  }
}

extension View {
  /// Whether it is the view of an id, or that is inside of it.
  func contains(_ id: String) -> Bool {
    self.id == id || children.contains { $0.contains(id) }
  }
}

extension Rect {
  /// Whether another one lies in it.
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
