package import Timing
package import VideoCodec

/// What a sink has to know before the first frame.
package struct OutputOptions: Hashable, Sendable {
  /// The frames' columns.
  package var width: Int
  /// The frames' rows.
  package var height: Int
  /// Frames a second.
  package var frameRate: FrameRate
  /// The highest index that a frame will have: it decides how many digits file names have.
  package var lastIndex: Int
  /// How often an animation is played, which its file says; 0 for ever. A video has
  /// ``VideoSettings/loops``.
  package var plays: Int
  /// How video is encoded.
  package var video: VideoSettings

  /// Options for frames of a size.
  package init(
    width: Int, height: Int, frameRate: FrameRate, lastIndex: Int, plays: Int = 0,
    video: VideoSettings = .standard
  ) {
    self.width = width
    self.height = height
    self.frameRate = frameRate
    self.lastIndex = lastIndex
    self.plays = plays
    self.video = video
  }
}
