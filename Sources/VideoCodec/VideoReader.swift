import CAVCodec

/// Reads the pictures of a video file, in the order in which they are shown.
package struct VideoReader: ~Copyable {
  /// What the file says about its video.
  package let info: VideoInfo
  let container: Demuxer
  let codec: CodecContext
  let packet: Packet
  let frame: FrameBuffer

  /// Opens the file and the decoder of its best video stream.
  package init(path: String) throws(VideoError) {
    VideoLibrary.quiet
    do throws(AVError) {
      let container = try Demuxer(path: path)
      let stream = try container.videoStream()
      guard let decoder = avcodec_find_decoder(stream.pointee.codecpar.pointee.codec_id) else {
        throw AVError(code: cav_error_no_decoder, call: "avcodec_find_decoder")
      }
      let codec = try CodecContext(decoder)
      try check(
        avcodec_parameters_to_context(codec.pointer, stream.pointee.codecpar),
        "avcodec_parameters_to_context")
      codec.pointer.pointee.err_recognition = AV_EF_EXPLODE
      try check(avcodec_open2(codec.pointer, decoder, nil), "avcodec_open2")
      let packet = try Packet()
      let frame = try FrameBuffer()
      info = VideoInfo(container.pointer, stream)
      self.container = container
      self.codec = codec
      self.packet = packet
      self.frame = frame
    } catch {
      throw .ffmpeg(action: "the video cannot be opened", error)
    }
  }

  /// The next picture; nil at the end.
  package mutating func next() throws(VideoError) -> DecodedFrame? {
    do throws(AVError) {
      while true {
        let code = avcodec_receive_frame(codec.pointer, frame.pointer)
        if code == AVError.endOfFile { return nil }
        if code != AVError.again {
          try check(code, "avcodec_receive_frame")
          break
        }
        try feed()
      }
    } catch {
      throw .ffmpeg(action: "the video cannot be decoded", error)
    }
    return try DecodedFrame(frame, matrix: AVCOL_SPC_BT709)
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
