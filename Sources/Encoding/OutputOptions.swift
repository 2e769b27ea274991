public import Timing
public import VideoCodec

/// What a sink has to know before the first frame.
public struct OutputOptions: Hashable, Sendable {
  /// The frames' columns.
  public var width: Int
  /// The frames' rows.
  public var height: Int
  /// Frames a second.
  public var frameRate: FrameRate
  /// The highest index that a frame will have: it decides how many digits file names have.
  public var lastIndex: Int
  /// How often an animation is played, which its file says; 0 for ever. A video has
  /// ``VideoSettings/loops``.
  public var plays: Int
  /// How video is encoded.
  public var video: VideoSettings

  /// Options for frames of a size.
  public init(
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
