package import ShakeEngine

/// The pose of a view in a frame, as a row of a table.
package struct CurveRow: Hashable, Sendable {
  /// The frame's index; 0 or more.
  package let frame: Int
  /// The time that the frame shows, in seconds.
  package let time: Double
  /// The view's id.
  package let view: String
  /// Translation along x, in points.
  package let x: Double
  /// Translation along y, in points; positive is down.
  package let y: Double
  /// Rotation in degrees; positive is clockwise.
  package let rotation: Double
  /// Horizontal scale factor.
  package let scaleX: Double
  /// Vertical scale factor.
  package let scaleY: Double
  /// Horizontal skew angle in degrees.
  package let skew: Double
  /// Opacity, 0 ... 1.
  package let opacity: Double

  /// The row of a pose, without any zero that has a minus.
  package init(frame: Int, time: Double, view: String, pose: Pose) {
    self.frame = frame
    self.time = time
    self.view = view
    x = pose.x + 0
    y = pose.y + 0
    rotation = KeyPath.rotation.measure(pose.rotation)
    scaleX = pose.scaleX + 0
    scaleY = pose.scaleY + 0
    skew = KeyPath.skew.measure(pose.skew)
    opacity = pose.opacity + 0
  }

  /// A row of the numbers after the view's id, in the order of the columns; seven of them.
  init(frame: Int, time: Double, view: String, numbers: [Double]) {
    self.frame = frame
    self.time = time
    self.view = view
    x = numbers[0]
    y = numbers[1]
    rotation = numbers[2]
    scaleX = numbers[3]
    scaleY = numbers[4]
    skew = numbers[5]
    opacity = numbers[6]
  }

  /// The numbers after the view's id, in the order of the columns.
  var numbers: [Double] { [x, y, rotation, scaleX, scaleY, skew, opacity] }
}
