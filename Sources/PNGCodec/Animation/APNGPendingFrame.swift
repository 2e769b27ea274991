import Geometry

/// A frame that is coded, and whose time may still grow.
struct APNGPendingFrame {
  /// What it changes.
  var region: PixelRect
  /// Its deflated pixels.
  var data: [UInt8]
  /// How many frames it stands for.
  var length: Int
  /// How long it is shown.
  var delay: APNGDelay
}
