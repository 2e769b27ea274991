import CAVCodec
public import Timing

/// Writes pictures, in order, to an MP4 file: H.264, 4:2:0, BT.709 limited range.
///
/// The file is complete only when ``finish()`` has returned. With one loop, memory does not grow
/// with the number of frames; with several the coded clip is kept.
public struct VideoWriter: ~Copyable {
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
    let coded = Self.codedSize(width: width, height: height)
    // Everything that can throw comes first: a half-made noncopyable value cannot be unwound.
    let codec = try CodecContext.h264(
      width: coded.width, height: coded.height, frameRate: frameRate, settings: settings)
    do throws(AVError) {
      let muxer = try Muxer.opened(path: path)
      let stream = try muxer.start(codec)
      let frame = try FrameBuffer.allocated(
        width: coded.width, height: coded.height, format: AV_PIX_FMT_YUV420P)
      let packet = try Packet()
      self.width = width
      self.height = height
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

  /// The size in the file of pictures of a size: made even, by repeating the last column or row.
  public static func codedSize(width: Int, height: Int) -> (width: Int, height: Int) {
    (width + width % 2, height + height % 2)
  }
}
