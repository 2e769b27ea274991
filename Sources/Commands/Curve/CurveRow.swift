import ShakeEngine

/// The pose of a view in a frame, as a row of a table.
struct CurveRow: Hashable, Encodable {
  let frame: Int
  let time: Double
  let view: String
  let x: Double
  let y: Double
  let rotation: Double
  let scaleX: Double
  let scaleY: Double
  let skew: Double
  let opacity: Double

  /// A row; angles in degrees, and no zero with a minus.
  init(frame: Int, time: Double, view: String, pose: Pose) {
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

  /// The numbers after the view's id, in the order of the columns.
  var numbers: [Double] { [x, y, rotation, scaleX, scaleY, skew, opacity] }
}
