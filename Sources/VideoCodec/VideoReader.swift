import CAVCodec
import Raster
package import Timing

/// Reads the pictures of a video file, in the order in which they are shown.
package struct VideoReader: ~Copyable {
  /// What the file says about its video.
  package let info: VideoInfo
  /// Frames a second, where pictures are evenly spaced.
  package let constantRate: FrameRate?
  /// Whether times are only as good as a GIF's hundredths of a second. Where they make frames evenly
  /// spaced they are the times that were meant.
  package var hasRoundedTimes: Bool { info.container == "gif" && constantRate == nil }
  let container: Demuxer
  let codec: CodecContext
  let packet: Packet
  let frame: FrameBuffer
  var scaler: Scaler?
  var timestamps: ClosedRange<Int64>?

  /// How colours are coded where the file does not say it: the way of all but old small videos.
  static let defaultMatrix = AVCOL_SPC_BT709

  /// Opens the file and the decoder of its best video stream.
  package init(path: String) throws(VideoError) {
    VideoLibrary.quiet
    // Each is whole before the first property is set: a half-made noncopyable value cannot be
    // unwound.
    let extent = try Self.opening { () throws(AVError) in try FileExtent(path: path) }
    if let canvas = extent.canvas { try Self.requireLimits(canvas.width, canvas.height) }
    let timeline = try Self.opening { () throws(AVError) in try VideoTimeline(path: path) }
    let container = try Self.opening { () throws(AVError) in try Demuxer(path: path) }
    let sizes = container.sizes
    let stream = try Self.opening { () throws(AVError) in try container.videoStream() }
    let info = VideoInfo(container.pointer, stream)
    if info.width == 0, sizes.indices.contains(info.streamIndex) {
      let size = sizes[info.streamIndex]
      try Self.requireLimits(size.width, size.height)
    }
    try Self.requireLimits(info.width, info.height)
    guard !extent.isCut, timeline.packetCount >= info.frameCount else {
      throw Self.openingError(AVError(code: AVError.endOfFile, call: "av_read_frame"))
    }
    let codec = try Self.opening { () throws(AVError) in try CodecContext.decoder(of: stream) }
    let packet = try Self.opening { () throws(AVError) in try Packet() }
    let frame = try Self.opening { () throws(AVError) in try FrameBuffer() }
    self.info = info
    constantRate = [info.averageRate, info.baseRate].compactMap(\.self).first { rate in
      info.timescale.map { timeline.isConstant(rate, timescale: $0) } ?? false
    }
    self.container = container
    self.codec = codec
    self.packet = packet
    self.frame = frame
  }

  private static func requireLimits(_ width: Int, _ height: Int) throws(VideoError) {
    guard width > 0, height > 0 else {
      throw .unreadable(detail: "damaged video: it does not say its size")
    }
    guard width <= Pixmap.maximumSide, height <= Pixmap.maximumSide,
      width * height <= Pixmap.maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
  }

  private static func opening<R: ~Copyable>(
    _ body: () throws(AVError) -> R
  ) throws(VideoError) -> R {
    do throws(AVError) { return try body() } catch { throw openingError(error) }
  }

  private static func openingError(_ error: AVError) -> VideoError {
    switch (error.code, error.call) {
    // FFmpeg's word for a format that must not be opened is "Invalid argument".
    case (AVError.invalidData, "avformat_open_input"), (-EINVAL, "avformat_open_input"): .notVideo
    case (AVError.endOfFile, _): .unreadable(detail: "damaged video: the file ends too early")
    case (AVError.noStream, _): .unreadable(detail: "there is no video in it")
    default: .ffmpeg(action: "the video cannot be opened", error)
    }
  }

  /// The next picture with its samples; nil at the end.
  package mutating func next() throws(VideoError) -> DecodedFrame? {
    guard try decode() else { return nil }
    return try DecodedFrame(frame, matrix: Self.defaultMatrix)
  }

  /// Decodes the next picture into ``frame``; false at the end.
  mutating func decode() throws(VideoError) -> Bool {
    do throws(AVError) {
      while true {
        let code = avcodec_receive_frame(codec.pointer, frame.pointer)
        if code == AVError.endOfFile { return false }
        if code != AVError.again {
          try check(code, "avcodec_receive_frame")
          return true
        }
        try feed()
      }
    } catch {
      throw .ffmpeg(action: "the video cannot be decoded", error)
    }
  }

  /// Hands the decoder a packet of the video, or the end.
  private mutating func feed() throws(AVError) {
    while true {
      let code = av_read_frame(container.pointer, packet.pointer)
      if code == AVError.endOfFile {
        try check(avcodec_send_packet(codec.pointer, nil), "avcodec_send_packet")
        return
      }
      try check(code, "av_read_frame")
      defer { av_packet_unref(packet.pointer) }
      if Int(packet.pointer.pointee.stream_index) == info.streamIndex {
        try check(avcodec_send_packet(codec.pointer, packet.pointer), "avcodec_send_packet")
        return
      }
    }
  }
}
