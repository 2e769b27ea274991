import CAVCodec
public import Timing

/// Writes pictures, in order, to an MP4 file: H.264, 4:2:0, BT.709 limited range.
///
/// The file is complete only when ``finish()`` has returned. With one loop, memory does not grow
/// with the number of frames; with several the coded clip is kept.
public struct VideoWriter: ~Copyable {
  /// The size in the file: the picture's, made even by repeating the last column or row.
  public let codedWidth: Int
  /// See ``codedWidth``.
  public let codedHeight: Int

  let width: Int
  let height: Int
  let muxer: Muxer
  let codec: CodecContext
  let frame: FrameBuffer
  let packet: Packet
  let stream: UnsafeMutablePointer<AVStream>
  let loops: Int
  var clip = CodedClip()
  var frameCount = 0

  /// Creates, or empties, the file at `path`. All pictures must have the size given here.
  public init(
    path: String, width: Int, height: Int, frameRate: FrameRate, settings: VideoSettings
  ) throws(VideoError) {
    VideoLibrary.quiet
    let codedWidth = width + width % 2
    let codedHeight = height + height % 2
    // Everything that can throw comes first: a half-made noncopyable value cannot be unwound.
    let codec = try CodecContext.h264(
      width: codedWidth, height: codedHeight, frameRate: frameRate, settings: settings)
    do throws(AVError) {
      let muxer = try Muxer.opened(path: path)
      let stream = try muxer.start(codec)
      let frame = try FrameBuffer.allocated(
        width: codedWidth, height: codedHeight, format: AV_PIX_FMT_YUV420P)
      let packet = try Packet()
      self.width = width
      self.height = height
      self.codedWidth = codedWidth
      self.codedHeight = codedHeight
      self.muxer = muxer
      self.codec = codec
      self.stream = stream
      self.frame = frame
      self.packet = packet
      loops = settings.loops
    } catch {
      throw .ffmpeg(action: "the video file cannot be started", error)
    }
  }
}
