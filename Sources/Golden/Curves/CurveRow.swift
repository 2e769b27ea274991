public import ShakeEngine

/// The pose of a view in a frame, as a row of a table.
public struct CurveRow: Hashable, Sendable {
  /// The frame's index; 0 or more.
  public let frame: Int
  /// The time that the frame shows, in seconds.
  public let time: Double
  /// The view's id.
  public let view: String
  /// Translation along x, in points.
  public let x: Double
  /// Translation along y, in points; positive is down.
  public let y: Double
  /// Rotation in degrees; positive is clockwise.
  public let rotation: Double
  /// Horizontal scale factor.
  public let scaleX: Double
  /// Vertical scale factor.
  public let scaleY: Double
  /// Horizontal skew angle in degrees.
  public let skew: Double
  /// Opacity, 0 ... 1.
  public let opacity: Double

  /// The row of a pose, without any zero that has a minus.
  public init(frame: Int, time: Double, view: String, pose: Pose) {
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
