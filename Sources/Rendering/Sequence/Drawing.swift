import Raster

/// What a worker makes of a frame.
struct Drawing: Sendable {
  /// The timeline's time, in seconds.
  let time: Double
  /// What was drawn, to be compared with the frame before.
  let plan: FramePlan
  /// The picture.
  let pixmap: Pixmap
}
