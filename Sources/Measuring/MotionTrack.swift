package import Geometry

/// The motion of a clip, frame by frame.
package struct MotionTrack: Hashable, Sendable {
  /// Every frame of the clip, by rising time. Where the clip is refused the displacements are what
  /// was measured all the same.
  package var frames: [MeasuredFrame]
  /// The pixels that move; what was asked for where nothing was found.
  package var region: PixelRect
  /// Why the clip cannot be measured; nil if it can.
  package var refusal: Refusal?

  /// A track.
  package init(frames: [MeasuredFrame], region: PixelRect, refusal: Refusal? = nil) {
    self.frames = frames
    self.region = region
    self.refusal = refusal
  }
}
